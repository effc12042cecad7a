import { expect, test } from 'vitest'
import { ProviderError } from '../boot/createAsk.ts'
import type { Played } from '../boot/createProvider.ts'
import { createLanding } from './createLanding.ts'

const played = (isOver: boolean, win = '0') =>
  ({ round: { id: 'r', outcome: { stake: '100', win, isOver } } }) as unknown as Played
const offline = new ProviderError('OFFLINE', '')
const never = new Promise<never>(() => undefined)
const noPause = async () => undefined
const answers = (...list: (Played | Error)[]) => {
  const left = [...list]
  return async () => {
    const next = left.shift()
    if (next instanceof Error) throw next
    return next ?? never
  }
}

test('a flight is awaited through breaks and for as long as it flies', async () => {
  const provider = { see: answers(played(false), offline, played(true)), move: () => never }
  expect(await createLanding(provider, 'r', noPause).ended).toEqual(played(true))
})

test('what leaving brings is its end, wished once', async () => {
  const wishes: unknown[] = []
  const landing = createLanding(
    {
      see: () => never,
      move: async (round, wish) => {
        wishes.push([round, wish])
        return played(true, '150')
      },
    },
    'r',
    noPause,
  )
  landing.leave()
  landing.leave()
  expect(await landing.ended).toEqual(played(true, '150'))
  expect(wishes).toEqual([['r', 'leave']])
})

test('the answer to the wish goes first, as it says what is in the balance then', async () => {
  let leave: (one: Played) => void = () => undefined
  let seen: (one: Played) => void = () => undefined
  const landing = createLanding(
    {
      see: () =>
        new Promise((resolve) => {
          seen = resolve
        }),
      move: () =>
        new Promise((resolve) => {
          leave = resolve
        }),
    },
    'r',
    noPause,
  )
  landing.leave()
  seen(played(true, '150'))
  await noPause()
  const withBalance = { ...played(true, '150'), balance: { amount: '5', currency: 'EUR' } }
  leave(withBalance)
  expect(await landing.ended).toEqual(withBalance)
})

test('a wish that was not heard can be wished again, and the flight has an end all the same', async () => {
  let wishes = 0
  let seen: (one: Played) => void = () => undefined
  const landing = createLanding(
    {
      see: () =>
        new Promise((resolve) => {
          seen = resolve
        }),
      move: async () => {
        wishes += 1
        throw offline
      },
    },
    'r',
    noPause,
  )
  landing.leave()
  await noPause()
  await noPause()
  landing.leave()
  await noPause()
  expect(wishes).toBe(2)
  await noPause()
  seen(played(true))
  expect(await landing.ended).toEqual(played(true))
})

test('what the provider knows no end of is said', async () => {
  const lost = new ProviderError('ROUND_UNKNOWN', '')
  await expect(createLanding({ see: answers(lost), move: () => never }, 'r', noPause).ended).rejects.toBe(
    lost,
  )
})
