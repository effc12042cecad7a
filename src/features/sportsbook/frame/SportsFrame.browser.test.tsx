import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '#renderers/base.css'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { CallFailure, CallResult } from '#renderers/host.ts'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import { gameWords } from '../../game/testing/gameWords.ts'
import { player } from '../../gamehall/testing/hallStory.tsx'
import { loadFeature } from '../../loadFeature.ts'
import { sportsWords } from '../testing/sportsWords.ts'

const origin = 'https://bets.invalid'
const before = location.href
const eur = (amount: string) => ({ amount, currency: 'EUR' })
const signedIn = { ...player, balance: { main: eur('120.00') } }

const props: BlockProps['sports-frame'] = {
  view: 'event',
  event: { from: '/route/params/id' },
  limits: 'game-limits',
  stranger: [{ do: 'open', popup: 'authorization' }],
  deposit: [{ do: 'navigate', route: 'cashier.deposit-index' }],
  history: [{ do: 'navigate', route: 'profile.bets.history' }],
}
const slots = { profile: [{ type: 'text' as const, props: { text: 'first' } }] }

let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined
let stand: HTMLIFrameElement
let launches: Record<string, unknown>[] = []
let answer: () => CallResult

beforeEach(async () => {
  await loadFeature('sports-frame')
  launches = []
  answer = () => ({ ok: true, response: { url: `${origin}/${launches.length}`, mode: 'guest' } })
  // A window that stands for that of the frame, which is another origin's.
  stand = document.body.appendChild(document.createElement('iframe'))
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(true)
})
afterEach(() => {
  opened?.close()
  opened = undefined
  stand.remove()
  history.replaceState(null, '', before)
  vi.restoreAllMocks()
})

async function open({ facts, ...options }: Omit<StoryHostOptions, 'words'> = {}, hash = '') {
  history.replaceState(null, '', `${location.pathname}${hash}`)
  const book = await openDataBlock(
    { type: 'sports-frame', props, slots },
    {
      feature: loadFeature,
      call: async (operation, values): Promise<CallResult> => {
        if (operation === 'sports.launch') launches.push(values)
        if (operation === 'sports.launch') return answer()
        const sums = { staked: eur('15.00'), won: eur('0.00'), net: eur('-15.00') }
        return { ok: true, response: { ...sums, rounds: 1, seconds: 60, started_at: '2026-01-01T00:00:00Z' } }
      },
      facts: { route: { name: 'betting-event', params: { id: 'match-42' } }, ...facts },
      ...options,
      words: { ...gameWords.en, ...sportsWords.en, first: 'Tell us first' },
    },
  )
  opened = book
  const frame = () => book.element.querySelector('iframe')
  const has = (text: string) => vi.waitFor(() => expect(book.element.textContent).toContain(text))
  return { ...book, frame, has }
}

/** What the sportsbook says. */
function say(message: object, from = origin, source: Window | null = stand.contentWindow) {
  dispatchEvent(
    new MessageEvent('message', { origin: from, source, data: { type: 'sportsbook', ...message } }),
  )
}

async function bet(options: Omit<StoryHostOptions, 'words'> = {}, hash = '') {
  const book = await open(options, hash)
  await vi.waitFor(() => expect(book.frame()).not.toBeNull())
  const post = vi.spyOn(stand.contentWindow as Window, 'postMessage').mockReturnValue(undefined)
  vi.spyOn(book.frame() as HTMLIFrameElement, 'contentWindow', 'get').mockReturnValue(stand.contentWindow)
  say({ event: 'ready' })
  await vi.waitFor(() => expect(book.frame()?.dataset.ready).toBe('true'))
  return { ...book, post }
}

const did = (runs: { actions: object[] }[]) => runs.flatMap(({ actions }) => actions)
const forMoney = () => ({ ok: true as const, response: { url: `${origin}/1`, mode: 'real' } })

describe('sportsbook of a third party', () => {
  it('opens the place that the address is of, or where the player was, with no more than it needs', async () => {
    const { frame, element } = await bet()
    expect(launches).toEqual([{ path: '/event/match-42', scheme: expect.any(String), odds: 'decimal' }])
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
    expect(element.textContent).not.toMatch(/Staked|Result/)
    opened?.close()
    await bet({}, '#/sports/42/all')
    expect(launches[1]).toMatchObject({ path: '/sports/42/all' })
  })

  it('is as high as it says, and keeps in the address where the player is', async () => {
    const { frame } = await bet()
    say({ event: 'resized', height: 1234 })
    await vi.waitFor(() => expect(frame()?.getBoundingClientRect().height).toBe(1234))
    say({ event: 'moved', path: '/live' })
    await vi.waitFor(() => expect(location.hash).toBe('#/live'))
    expect(launches).toHaveLength(1)
    say({ event: 'moved', path: '' })
    await vi.waitFor(() => expect(location.hash).toBe(''))
  })

  it('tells how the page looks, which part is seen, and that no bet may be placed under a dialog', async () => {
    const { host, post } = await bet()
    const told = (event: string) =>
      post.mock.calls.map(([message]) => message as { event: string }).filter((one) => one.event === event)
    await vi.waitFor(() => expect(told('look')).toMatchObject([{ locale: 'en', odds: 'decimal' }]))
    await vi.waitFor(() => expect(told('seen').length).toBeGreaterThan(0))
    host.setFacts({ stored: { odds_format: 'american' } })
    await vi.waitFor(() => expect(told('look').at(-1)).toMatchObject({ odds: 'american' }))
    expect(launches).toHaveLength(1)
    host.setCovered(true)
    await vi.waitFor(() => expect(told('hold')).toHaveLength(1))
    expect(post.mock.calls.every(([, to]) => (to as unknown) === origin)).toBe(true)
  })

  it.each(['sign-in', 'deposit', 'history', 'limits'])(
    'asks guests to sign in where the frame asks, whatever it wants: %s',
    async (what) => {
      const { host } = await bet()
      say({ event: 'wants', what })
      await vi.waitFor(() => expect(did(host.runs)).toEqual(props.stranger))
    },
  )

  it('is opened where the player was once they have signed in, and after its session', async () => {
    const { host, find, frame, has } = await bet()
    say({ event: 'moved', path: '/live' })
    host.setFacts(signedIn)
    await vi.waitFor(() => expect(launches.map(({ path }) => path)).toEqual(['/event/match-42', '/live']))
    await vi.waitFor(() => expect(frame()?.src).toBe(`${origin}/2`))
    vi.spyOn(frame() as HTMLIFrameElement, 'contentWindow', 'get').mockReturnValue(stand.contentWindow)
    say({ event: 'moved', path: '' })
    say({ event: 'ended' })
    await has('Your betting session has ended')
    find<HTMLButtonElement>('[role=alert] button').click()
    await vi.waitFor(() => expect(launches).toHaveLength(3))
    expect(launches[2]).not.toHaveProperty('path')
  })

  it('shows players time, result and money, and asks the platform after a bet', async () => {
    answer = forMoney
    const { host, has } = await bet({ facts: signedIn })
    await has('Staked€15')
    await has('Real balance€120')
    say({ event: 'money-moved', staked: '99999' })
    await vi.waitFor(() => expect(did(host.runs)).toContainEqual({ do: 'refresh', what: 'balance' }))
  })

  it.each([
    ['deposit', { do: 'navigate', route: 'cashier.deposit-index' }],
    ['history', { do: 'navigate', route: 'profile.bets.history' }],
    ['limits', { do: 'open', popup: 'game-limits' }],
  ])('leads players to what the frame wants: %s', async (what, action) => {
    answer = forMoney
    const { host } = await bet({ facts: signedIn })
    say({ event: 'wants', what })
    await vi.waitFor(() => expect(did(host.runs)).toContainEqual(action))
  })

  it('fills the screen and gives it back', async () => {
    const request = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue()
    const { find, frame, post } = await bet()
    say({ event: 'resized', height: 5000 })
    find('[aria-label="Full screen"]').click()
    await vi.waitFor(() => expect(frame()?.getBoundingClientRect().height).toBeLessThan(innerHeight))
    const height = Math.round(frame()?.getBoundingClientRect().height ?? 0)
    await vi.waitFor(() =>
      expect(post.mock.lastCall?.[0]).toEqual({ type: 'sportsbook', event: 'seen', top: 0, height }),
    )
    expect(request).toHaveBeenCalledOnce()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await vi.waitFor(() => expect(frame()?.getBoundingClientRect().height).toBe(5000))
  })

  it('hears nobody but the window of the frame with its origin', async () => {
    const { host, frame } = await bet()
    say({ event: 'ended' }, 'https://evil.invalid')
    say({ event: 'ended' }, location.origin)
    say({ event: 'ended' }, origin, window)
    say({ event: 'wants', what: 'sign-in' }, 'https://evil.invalid')
    // What is heard is heard in turn.
    say({ event: 'resized', height: 777 })
    await vi.waitFor(() => expect(frame()?.getBoundingClientRect().height).toBe(777))
    expect(did(host.runs)).toEqual([])
  })

  it('says that its session is over, and opens it again', async () => {
    const { has, find, frame } = await bet()
    say({ event: 'ended' })
    await has('Your betting session has ended')
    expect(frame()).toBeNull()
    find<HTMLButtonElement>('[role=alert] button').click()
    await vi.waitFor(() => expect(launches).toHaveLength(2))
  })

  it('is not opened at the origin of the site, nor where the platform refuses', async () => {
    answer = () => ({ ok: true, response: { url: `${location.origin}/book`, mode: 'guest' } })
    const first = await open()
    await first.has('The sportsbook is unavailable right now')
    first.close()
    const refused = (type: string): CallFailure => ({ type, message: '', invalidParameters: {} })
    answer = () => ({ ok: false, error: refused('UserNeedProfileDataException') })
    const second = await open()
    await second.has('Tell us first')
    expect(second.frame()).toBeNull()
  })
})
