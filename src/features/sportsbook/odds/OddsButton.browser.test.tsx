import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settle } from '#renderers/testing/settle.ts'
import { bookOf } from '../book/bookOf.ts'
import { fakeEvent, fakeLine } from '../book/testing/fakeEvent.ts'
import { slipOf } from '../slip/slipOf.ts'
import { drawSports } from '../testing/drawSports.tsx'
import { OddsButton } from './OddsButton.tsx'
import { FORMAT_KEY, setOddsFormat } from './useOddsFormat.ts'

const match = 'sr:match:1'
const names = (outcome: string) => ({ event: 'Riga – Cesis', market: '1x2', outcome })
const sides = { 1: names('Riga'), 2: names('Draw'), 3: names('Cesis') }
type Line = ReturnType<typeof fakeLine>

let opened: Awaited<ReturnType<typeof drawSports>> | undefined

beforeEach(() => localStorage.clear())
afterEach(() => {
  opened?.close()
  opened = undefined
})

async function open(line: Partial<Line> = {}, boosts: object[] = []) {
  let version = 1
  opened = await drawSports(
    (host) => {
      bookOf(host).take([fakeEvent({ lines: [{ ...fakeLine('1'), ...line }] })], 'all')
      return Object.entries(sides).map(([id, of]) => (
        <OddsButton
          {...{ host, event: match, line: '1', sport: 1 }}
          key={id}
          outcome={id}
          names={of}
          label={of.outcome}
        />
      ))
    },
    { call: async () => ({ ok: true, response: { items: boosts } }) },
  )
  const { host, find, ...rest } = opened
  return {
    ...rest,
    host,
    slip: slipOf(host),
    button: (at = 1) => find<HTMLButtonElement>(`button:nth-of-type(${at})`),
    async tell(next: Partial<Line>) {
      version += 1
      bookOf(host).take([fakeEvent({ version, lines: [{ ...fakeLine('1'), ...line, ...next }] })], 'all')
      await settle()
    },
  }
}
const at = (home: number) => fakeLine('1', { 1: home, 2: 34_000, 3: 36_000 })
const shut = { is_suspended: true, why: 'stopped' } as const

describe('odds button', () => {
  it('writes a price that moves where it stands, and draws nothing anew, until it is stopped (1: a screen near 0 fps)', async () => {
    const { tell, drawn, button } = await open()
    const before = [...drawn]
    await tell(at(22_000))
    expect(button().textContent).toContain('2.20')
    expect(button().ariaLabel).toBe('Riga, 2.20')
    const since = () => drawn.map((count, one) => count - (before[one] ?? 0))
    expect(since()).toEqual([0, 0, 0])
    await tell({ ...at(22_000), ...shut })
    expect(button().ariaLabel).toMatch(/^Riga, 2\.20\. Suspended/)
    expect(since()).toEqual([1, 1, 1])
  })

  it('shows what the price is now, whoever drew it (2: prices of list cards stale while live)', async () => {
    const { tell, button } = await open()
    expect(button(3).textContent).toContain('3.60')
    await tell(fakeLine('1', { 1: 21_000, 2: 34_000, 3: 41_000 }))
    expect(button(3).textContent).toContain('4.10')
  })

  it('shows each format as it is counted (6: odds rounded to integers, converter wrong)', async () => {
    const { host, button, tell } = await open()
    await tell(at(19_100))
    const shown = async (format: string) => {
      host.setFacts({ stored: { [FORMAT_KEY]: format } })
      await settle()
      return [button().querySelector('bdi')?.textContent, button().ariaLabel]
    }
    expect(await shown('fractional')).toEqual(['10/11', 'Riga, 10 to 11'])
    expect(await shown('american')).toEqual(['−110', 'Riga, minus 110'])
    expect(await shown('hong_kong')).toEqual(['0.91', 'Riga, 0.91'])
    expect(await shown('indonesian')).toEqual(['−1.10', 'Riga, minus 1.10'])
    expect(await shown('nonsense')).toEqual(['1.91', 'Riga, 1.91'])
    await tell(at(20_000))
    expect(await shown('fractional')).toEqual(['1/1', 'Riga, evens'])
    expect(await shown('malay')).toEqual(['1.00', 'Riga, 1.00'])
    expect(await shown('american')).toEqual(['+100', 'Riga, plus 100'])
    setOddsFormat(host, 'malay')
    expect(host.runs.at(-1)?.actions).toEqual([{ do: 'store', key: FORMAT_KEY, value: 'malay' }])
  })

  it('takes no bet from the moment of a stop (18: stop missing, odds open)', async () => {
    const { tell, button, slip, host } = await open()
    await tell(shut)
    button().click()
    expect(slip.selections()).toEqual([])
    expect(button().ariaDisabled).toBe('true')
    expect(host.runs.at(-1)?.actions).toEqual([{ do: 'toast', text: 'sportsbook.why.stopped', tone: 'info' }])
    await tell({ is_suspended: false })
    button().click()
    expect(slip.selections()).toHaveLength(1)
  })

  it('says why it is suspended, each reason in its own words (20: suspended without a why)', async () => {
    const { tell, button } = await open()
    const said: (string | null)[] = []
    for (const why of ['stopped', 'silent', 'late', 'recovering'] as const) {
      await tell({ is_suspended: true, why })
      expect(button().title.length).toBeGreaterThan(10)
      expect(button().ariaLabel).toBe(`Riga, 2.10. ${button().title}`)
      said.push(button().title)
    }
    expect(new Set(said).size).toBe(4)
    await tell({ outcomes: fakeLine('1').outcomes.map((one) => ({ ...one, is_active: false })) })
    expect(button().ariaLabel).toBe('Riga, 2.10. Not available to bet on')
  })

  it('is a button with a name, a state and keys (21: menus closed to keyboards and readers)', async () => {
    const { button, slip, tell } = await open()
    button().focus()
    await userEvent.keyboard('{Enter}')
    expect(slip.selections()).toMatchObject([
      { event: match, line: '1', outcome: '1', odds: 21_000, sport: 1 },
    ])
    expect(button().ariaPressed).toBe('true')
    await tell(shut)
    expect(document.activeElement).toBe(button())
    expect(button().ariaDisabled).toBe('false')
    await userEvent.keyboard(' ')
    expect(slip.selections()).toEqual([])
    expect([button().ariaPressed, button().ariaDisabled]).toEqual(['false', 'true'])
    expect(document.querySelector('[aria-live]')).toBeNull()
  })

  it('puts on the slip what was seen when it was gone for', async () => {
    const { button, slip, tell } = await open()
    button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await tell(at(18_000))
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(slip.selections()).toMatchObject([{ odds: 21_000 }])
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
    expect(slip.selections()).toMatchObject([{ odds: 18_000 }])
  })

  it('moves nothing whatever becomes of the price, and shows by an arrow where it went', async () => {
    const { button, tell } = await open()
    const places = () => {
      const { x, y, width, height } = button().querySelector('bdi')?.getBoundingClientRect() ?? new DOMRect()
      const box = button().getBoundingClientRect()
      return [x, y, width, height, box.width, box.height].map((one) => Math.round(one * 100))
    }
    const before = places()
    const turn = () => getComputedStyle(button().querySelector('svg') as SVGElement)
    await tell(at(109_900))
    expect([button().dataset.turn, turn().rotate, turn().opacity]).toEqual(['up', 'none', '1'])
    expect(places()).toEqual(before)
    await tell(at(19_000))
    expect([button().dataset.turn, turn().rotate]).toEqual(['down', '180deg'])
    expect(places()).toEqual(before)
    await tell(shut)
    expect(places()).toEqual(before)
    await tell({ outcomes: [] })
    expect(button().ariaLabel).toBe('Riga, no odds. Not available to bet on')
    expect(places()).toEqual(before)
  })

  it('stands from left to right in Arabic, and is large enough for a thumb', async () => {
    const { host, button } = await open()
    host.setLocale('ar')
    await vi.waitFor(() => expect(button().ariaLabel).toContain('،'))
    expect(button().querySelector('bdi')?.dir).toBe('ltr')
    expect(button().getBoundingClientRect().height).toBeGreaterThanOrEqual(36)
  })

  it('shows a boosted price with what it was, says both, and puts it on the slip by the name of its boost', async () => {
    const boost = {
      ...{ id: 'derby', event: fakeEvent({ lines: [fakeLine('1')] }), line: '1', outcome: '1', percent: 20 },
      ...{
        ends_at: new Date(Date.now() + 60_000).toISOString(),
        most_stake: { amount: '10.00', currency: 'EUR' },
      },
    }
    const { button, slip, tell } = await open(at(21_000), [boost])
    await vi.waitFor(() => expect(button().textContent).toBe('Riga2.102.32'))
    expect(button().querySelector('del')?.textContent).toBe('2.10')
    expect(button().getAttribute('aria-label')).toBe('Riga, 2.32, boosted from 2.10')
    expect(button(2).textContent).toBe('Draw3.40')
    await tell(at(22_000))
    expect(button().textContent).toBe('Riga2.202.44')
    button().click()
    expect(slip.selections()).toMatchObject([{ odds: 24_400, usualOdds: 22_000, boost: 'derby' }])
  })
})
