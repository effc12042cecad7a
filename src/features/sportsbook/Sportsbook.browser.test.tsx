import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import { fakeOffer, match } from './find/testing/fakeOffer.ts'
import { Sportsbook } from './Sportsbook.tsx'
import { drawSports } from './testing/drawSports.tsx'

const stranger: NonNullable<BlockProps['sportsbook']['stranger']> = [{ do: 'open', popup: 'authorization' }]
const player = { session: { authenticated: true, uid: 7 } }
const before = location.href
let opened: Awaited<ReturnType<typeof drawSports>> | undefined

beforeEach(() => localStorage.clear())
afterEach(() => {
  opened?.close()
  opened = undefined
  history.replaceState(null, '', before)
})

async function open(
  events: Parameters<typeof fakeOffer>[0],
  props: BlockProps['sportsbook'] = { view: 'home' },
  options: StoryHostOptions = {},
) {
  const { offer, call } = fakeOffer(events)
  opened = await drawSports(
    (host) => [<Sportsbook key="it" host={host} props={{ stranger, ...props }} {...noBlock} />],
    { call, ...options },
  )
  const { element, host } = opened
  const all = <E extends HTMLElement>(selector: string) => [...element.querySelectorAll<E>(selector)]
  const rows = () => all('[data-event]').map(({ dataset }) => dataset.event?.slice('sr:match:'.length))
  const asked = (operation: string) => host.calls.filter((one) => one.operation === operation)
  return { ...opened, offer, all, rows, asked }
}

/** What only blocks with slots look at. */
const noBlock = { slot: () => null, block: { type: 'sportsbook' } } as unknown as Pick<
  BlockView<'sportsbook'>,
  'slot' | 'block'
>

it('shows what is in play, then what comes next, by league, each with its first line', async () => {
  const { all, rows } = await open([match(1, -1), match(2, 1), match(3, 2)])
  await vi.waitFor(() => expect(rows()).toEqual(['1', '2', '3']))
  expect(all('h2').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Live now', 'Starting next']),
  )
  expect(all('[data-event="sr:match:2"] button[aria-pressed=false]').length).toBeGreaterThanOrEqual(3)
  expect(
    all('[data-event="sr:match:2"] fieldset button').map(({ textContent }) => textContent?.slice(0, 1)),
  ).toEqual(['1', 'X', '2'])
})

it('shows the next events where none is in play', async () => {
  const { element, rows } = await open([match(2, 1)], { view: 'live' })
  await vi.waitFor(() => expect(rows()).toEqual(['2']))
  expect(element.textContent).toContain('No live events right now')
})

it('moves nothing where events come: they wait behind a button', async () => {
  const { all, rows, offer, host } = await open([match(2, 2)], { view: 'coming' })
  await vi.waitFor(() => expect(rows()).toEqual(['2']))
  offer.events = [match(1, 1), match(2, 2)]
  await host.refresh()
  const news = () => all('button').find(({ textContent }) => textContent === '1 new event')
  await vi.waitFor(() => expect(news()).toBeDefined())
  expect(rows()).toEqual(['2'])
  news()?.click()
  await vi.waitFor(() => expect(rows()).toEqual(['1', '2']))
})

it('finds events as one types, asks once for what was typed at once, and opens the chosen one', async () => {
  const { find, all, asked, host } = await open([match(1, 1), match(2, 1)])
  await userEvent.type(find('[role=combobox]'), 'home')
  await vi.waitFor(() => expect(all('[role=option]')).toHaveLength(2))
  expect(asked('sports.search').at(-1)?.values).toEqual({ query: 'home' })
  expect(asked('sports.search').length).toBeLessThan(3)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(find('[role=combobox]').getAttribute('aria-activedescendant')).toBe(all('[role=option]')[1]?.id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/betting-event')
  expect(host.runs.at(-1)?.actions).toMatchObject([
    { do: 'store', key: 'sports_searches', value: '["home"]' },
  ])
})

it('lets strangers sign in where they want to keep an event, and takes a star back that is refused', async () => {
  const one = await open([match(1, 1)])
  await vi.waitFor(() => expect(one.rows()).toEqual(['1']))
  one.find('[data-event] > button').click()
  expect(one.host.runs.at(-1)?.actions).toEqual(stranger)
  one.close()
  const { call } = fakeOffer([match(1, 1)])
  const error = { type: 'NetworkError', message: '', invalidParameters: {} }
  const { find, rows, host } = await open([match(1, 1)], undefined, {
    facts: player,
    call: async (operation, values) =>
      operation === 'sports.addFavourite' ? { ok: false, error } : call(operation, values),
  })
  await vi.waitFor(() => expect(rows()).toEqual(['1']))
  find('[data-event] > button').click()
  await vi.waitFor(() =>
    expect(host.runs.at(-1)?.actions).toMatchObject([{ text: 'sportsbook.star.failed' }]),
  )
  expect(find('[data-event] > button').getAttribute('aria-pressed')).toBe('false')
})
