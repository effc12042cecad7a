import { run } from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '#renderers/testing/settle.ts'
import { bookOf } from '../book/bookOf.ts'
import type { SportsEvent } from '../book/SportsBook.ts'
import { drawSports } from '../testing/drawSports.tsx'
import {
  endedMatch,
  footballLines,
  golfOutright,
  line,
  liveFootball,
  liveTennis,
} from '../testing/fakeMatches.ts'
import { EventPage } from './EventPage.tsx'
import { FOLDS_KEY } from './useFold.ts'

let opened: Awaited<ReturnType<typeof drawSports>> | undefined

beforeEach(() => localStorage.clear())
afterEach(() => {
  opened?.close()
  opened = undefined
})

type Options = Parameters<typeof drawSports>[1] & { popular?: [number, ...number[]] }

async function open(event: SportsEvent, { popular, ...options }: Options = {}) {
  let version = event.version
  opened = await drawSports(
    (host) => [
      <EventPage
        key="page"
        host={host}
        id={event.id}
        props={{ view: 'event', notice: 'sportsbook.lag', ...(popular && { popular }) }}
      />,
    ],
    { call: async () => ({ ok: true, response: event }), ...options },
  )
  const { host, element } = opened
  return {
    ...opened,
    text: (selector: string) => [...element.querySelectorAll(selector)].map((one) => one.textContent),
    async tell(next: Partial<SportsEvent>) {
      version += 1
      bookOf(host).take([{ ...event, ...next, version }], 'all')
      await settle()
    },
    press: async (name: string) => {
      const found = [...element.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name))
      if (!found) throw new Error(`no button ${name}`)
      found.click()
      await settle()
    },
  }
}

describe('event page', () => {
  it('shows the popular markets first, all of them, and each group by its name', async () => {
    const { text, press } = await open(liveFootball, { popular: [1, 18] })
    expect(text('fieldset li button')).toEqual([
      ...['All', 'Popular', 'Match', '1st half', 'Corners', 'Goalscorers'],
    ])
    expect(text('h2 span')).toEqual(['1x2', 'Total goals'])
    await press('Corners')
    expect(text('h2 span')).toEqual(['Total corners'])
    await press('All')
    expect(text('h2 span')).toHaveLength(9)
  })

  it('lays lines out as they are read: totals and handicaps as tables, scores by who wins', async () => {
    const { find, text } = await open(liveFootball)
    const table = (market: number) => find(`[data-market="${market}"] table`)
    expect([...table(18).querySelectorAll('th')].map((one) => one.textContent)).toEqual([
      ...['Line', 'Over', 'Under', '0.5', '1.5', '2.5', '3.5'],
    ])
    expect(table(18).querySelector('td button')?.ariaLabel).toMatch(/^over 0\.5, /)
    expect([...table(16).querySelectorAll('th')].map((one) => one.textContent)).toEqual([
      ...['Riverside United', 'Northgate Athletic'],
    ])
    expect(table(16).querySelector('td button')?.textContent).toMatch(/^−1\.5/)
    expect(text('[data-market="41"] fieldset b')).toEqual(['Riverside United', 'Draw', 'Northgate Athletic'])
    expect(text('[data-market="40"] button')).toHaveLength(14)
  })

  it('keeps what is folded, whichever event it stands in', async () => {
    const { press, host, find } = await open(liveFootball)
    await press('Total goals')
    expect(host.runs.at(-1)?.actions).toEqual([{ do: 'store', key: FOLDS_KEY, value: '18' }])
    host.setFacts({ stored: { [FOLDS_KEY]: '18' } })
    await settle()
    expect(find('[data-market="18"] h2 button').ariaExpanded).toBe('false')
    expect(find('[data-market="18"]').querySelector('table')).toBeNull()
    await press('Total goals')
    expect(host.runs.at(-1)?.actions).toEqual([{ do: 'store', key: FOLDS_KEY, value: '' }])
  })

  it('says on the market why nothing of it can be bet on (20: suspended without a why)', async () => {
    const { tell, text } = await open(liveFootball)
    const why = () => text('[data-market="1"] h2 small')
    expect(why()).toEqual([''])
    await tell({ markets: footballLines.map((one) => ({ ...one, is_suspended: true, why: 'silent' })) })
    expect(why()).toEqual(['Suspended: no odds are coming in at the moment'])
    await tell({ markets: footballLines })
    expect(why()).toEqual([''])
  })

  it('shows lines that come later and keeps what goes under the finger (3: lines added later never subscribed)', async () => {
    const { tell, find, element } = await open(liveTennis)
    const game = line('210?setnr=2|gamenr=7', '2nd set, 7th game – winner', ['game'], { 4: ['a', 19_000] })
    const before = liveTennis.markets.slice(0, 2)
    find('[data-market="210"] button').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    const top = find('[data-market="210"]').getBoundingClientRect().top
    await tell({ markets: [...before, game] })
    expect(find('[data-market="210"] h2').textContent).toContain('6th game')
    expect(find('[data-market="210"] [aria-pressed]').ariaDisabled).toBe('true')
    expect(find('[data-market="210"]').getBoundingClientRect().top).toBe(top)
    await vi.waitFor(() => expect(find('[data-market="210"] h2').textContent).toContain('7th game'), 5000)
    await tell({
      markets: [...before, { ...game, outcomes: [{ id: '4', name: 'a', odds: 25_000, is_active: true }] }],
    })
    expect(element.querySelector('[data-market="210"] [aria-pressed]')?.textContent).toContain('2.50')
  })

  it('hands the focus on where what holds it goes', async () => {
    const { tell, find } = await open(liveFootball)
    find('[data-market="18"] td button').focus()
    await tell({ markets: footballLines.filter(({ line }) => line !== '18?total=0.5') })
    expect(document.activeElement).toBe(find('[data-market="18"] h2 button'))
    await tell({ markets: footballLines.filter(({ market }) => market !== 18) })
    expect(document.activeElement).toBe(find('[data-market]').parentElement)
  })

  it('shows score, clock, periods and what is counted, and that pictures lag', async () => {
    const { find, text } = await open(liveFootball)
    expect(find('h1').textContent).toBe('Riverside United – Northgate Athletic')
    expect(text('section p')).toContain('Score 2 to 12:1')
    expect(find('[role="timer"]').textContent).toBe('62:05')
    expect(text('dd > span')).toEqual(['6 to 3', '1 to 3', '0 to 1'])
    expect(find('article').textContent).toContain('may be some seconds behind')
    await vi.waitFor(() => find('[aria-hidden] > svg rect'))
  })

  it('says who serves, and advantage as players say it', async () => {
    const { text } = await open(liveTennis)
    expect(text('tbody tr').map((row) => row?.replaceAll(/\s+/g, ' '))).toEqual([
      ...['Marsh, Ann63140', 'Lind, Boserving420A'],
    ])
  })

  it('shows the result of what is over, and nothing to bet on', async () => {
    const { find, element, text } = await open(endedMatch)
    expect(find('article').textContent).toContain('Ended. Betting on this event has closed.')
    expect(text('section p').join()).toContain('Result 2 to 1')
    expect(element.querySelector('[aria-pressed]')).toBeNull()
  })

  it.each(['postponed', 'interrupted', 'cancelled', 'delayed', 'abandoned', 'suspended'] as const)(
    'says in words that it is %s',
    async (status) => {
      const { find } = await open({ ...liveFootball, is_live: false, status })
      expect(find('article p strong').textContent?.toLowerCase()).toContain(status)
    },
  )

  it('says that there is no such event, and leads back', async () => {
    const { find } = await open(liveFootball, {
      call: async () => ({
        ok: false,
        error: {
          ...{ type: 'InvalidParameterException', message: '' },
          invalidParameters: { id: [{ code: 'not_found' }] },
        },
      }),
    })
    expect(find('[role="status"]').textContent).toContain('Event not found')
    expect(find('a').textContent).toBe('All events')
  })

  it.each([
    ['football in play', liveFootball],
    ['tennis in play', liveTennis],
    ['golf', golfOutright],
    ['an ended match', endedMatch],
  ])('has nothing that axe finds fault with: %s', async (_name, event) => {
    const { element } = await open(event)
    const { violations } = await run(element, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  })
})
