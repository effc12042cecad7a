import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import { fakeBetPlatform } from './bets/testing/fakeBets.ts'
import { bookOf } from './book/bookOf.ts'
import { fakeEvent, fakeLine } from './book/testing/fakeEvent.ts'
import { fakeOffer, match } from './find/testing/fakeOffer.ts'
import { Sportsbook } from './Sportsbook.tsx'
import { drawSports } from './testing/drawSports.tsx'

const stranger: NonNullable<BlockProps['sportsbook']['stranger']> = [{ do: 'open', popup: 'authorization' }]
const player = { session: { authenticated: true, uid: 7 } }
const wide = {
  kind: 'desktop',
  breakpoint: '1440',
  minWidth: 1440,
  platform: 'default',
  framed: false,
} as const
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

it('shows the most even total beside it on wide screens, and no more than what stands there as the rest', async () => {
  const total = (line: string, over: number, under: number) => fakeLine(line, { 12: over, 13: under })
  const event = fakeEvent({
    ...{ id: 'sr:match:2', markets_count: 9 },
    lines: [fakeLine('1'), total('18?total=1.5', 13_000, 30_000), total('18?total=2.5', 19_000, 18_000)],
  })
  const { all, host } = await open([event], { view: 'coming' }, { facts: { device: wide } })
  const odds = () => all('fieldset').map(({ ariaLabel }) => ariaLabel?.split(', ').at(-1))
  const rest = () => all('[data-event] > a').at(-1)?.textContent
  await vi.waitFor(() => expect(odds()).toEqual(['Market 1', 'Market 18?total=2.5']))
  expect(rest()).toBe('+7')
  host.setFacts({ device: { ...wide, minWidth: 1280 } })
  await vi.waitFor(() => expect(odds()).toEqual(['Market 1']))
  expect(rest()).toBe('+8')
})

it('shows of a field who is most likely to win, where they stood when they were first seen', async () => {
  const field = { 'sr:1': 90_000, 'sr:2': 25_000, 'sr:3': 40_000, 'sr:4': 30_000 }
  const of = (version: number, odds: Record<string, number>) =>
    fakeEvent({ id: 'sr:stage:2', version, competitors: [], lines: [fakeLine('534', odds)] })
  const { all, host } = await open([of(1, field)], { view: 'coming' })
  const shown = () => all('fieldset button').map(({ ariaLabel }) => ariaLabel)
  await vi.waitFor(() =>
    expect(shown()).toEqual(['Outcome sr:2, 2.50', 'Outcome sr:4, 3.00', 'Outcome sr:3, 4.00']),
  )
  bookOf(host).take([of(2, { ...field, 'sr:1': 20_000, 'sr:2': 50_000 })], 'first')
  await vi.waitFor(() => expect(shown()[0]).toBe('Outcome sr:2, 5.00'))
  expect(shown().slice(1)).toEqual(['Outcome sr:4, 3.00', 'Outcome sr:3, 4.00'])
})

it('shows the next events where none is in play', async () => {
  const { element, rows } = await open([match(2, 1)], { view: 'live' })
  await vi.waitFor(() => expect(rows()).toEqual(['2']))
  expect(element.textContent).toContain('No live events right now')
})

it('names a league that has no event now, and says so where there is none', async () => {
  const { call } = fakeOffer([])
  const sport = { id: 1, name: 'Football', live: 0, coming: 0 }
  const tournament = { id: 'sr:tournament:9', name: 'Old Cup', sport: 1, live: 0, coming: 0 }
  const missing = { type: 'InvalidParameterException', message: '', invalidParameters: { id: [] } }
  const answer: typeof call = async (operation, values) => {
    if (operation !== 'sports.getTournament') return call(operation, values)
    if (values.id === 'sr:tournament:9')
      return { ok: true, response: { tournament, category: 'Latvia', sport } }
    return { ok: false, error: missing }
  }
  const known = await open([], { view: 'tournament', tournament: 'tournament-9' }, { call: answer })
  await vi.waitFor(() => expect(known.find('h1').textContent).toContain('Old CupLatvia'))
  known.close()
  const { element } = await open([], { view: 'tournament', tournament: 'tournament-10' }, { call: answer })
  await vi.waitFor(() => expect(element.textContent).toContain('Page not found'))
})

it('names the league of an event once, below the sport that it belongs to', async () => {
  const { all } = await open([match(2, 1)], { view: 'event', event: 'match-2' })
  const links = () => all('a').map(({ textContent }) => textContent?.trim())
  await vi.waitFor(() => expect(links().filter((text) => text?.includes('Virsliga'))).toHaveLength(1))
})

it('leads from a bet beside the slip to all that is told of it', async () => {
  const { call } = fakeOffer([match(2, 1)])
  const bets = fakeBetPlatform()
  const { all } = await open(
    [match(2, 1)],
    { view: 'home', one: { route: 'bet' } },
    {
      facts: player,
      call: (operation, values) => (operation.includes('getBets') ? bets : { call }).call(operation, values),
    },
  )
  all('button')
    .find(({ textContent }) => textContent === 'My bets')
    ?.click()
  await vi.waitFor(() =>
    expect(all<HTMLAnchorElement>('article a').map(({ pathname }) => pathname)).toEqual(['/bet']),
  )
})

it('turns the day at midnight of the player', async () => {
  const midnight = new Date(2026, 10, 29).getTime()
  vi.useFakeTimers({ now: midnight - 600, shouldAdvanceTime: true })
  try {
    const { asked } = await open([match(2, 1)], { view: 'today' })
    const from = () => asked('sports.getEvents').map(({ values }) => Date.parse(String(values.from)))
    await vi.waitFor(() => expect(from().at(-1)).toBe(new Date(2026, 10, 28).getTime()))
    await vi.waitFor(() => expect(from().at(-1)).toBe(midnight), { timeout: 5_000 })
  } finally {
    vi.useRealTimers()
  }
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
