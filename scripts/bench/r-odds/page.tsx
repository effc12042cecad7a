import '../../../renderers/base.css'
import '../../../renderers/pages/testing/storyTheme.css'
import { createRoot } from 'react-dom/client'
import { formatOdds } from '../../../betting/odds/formatOdds.ts'
import { ratioOf } from '../../../betting/odds/Odds.ts'
import { createStoryHost } from '../../../renderers/storyHost.ts'
import { bookOf } from '../../../src/features/sportsbook/book/bookOf.ts'
import { fakeEvent, fakeLine } from '../../../src/features/sportsbook/book/testing/fakeEvent.ts'
import { OddsButton } from '../../../src/features/sportsbook/odds/OddsButton.tsx'

export type Way = 'buttons' | 'hand'

export type Told = {
  /** Milliseconds of each frame. */
  frames: number[]
  /** Milliseconds of each task that was longer than 50. */
  tasks: number[]
  /** Sum of all shifts of the layout. */
  shift: number
}

declare global {
  interface Window {
    /** Draws the odds in one of the ways. */
    drawOdds: (way: Way) => Promise<void>
    /** Changes all of them ten times a second for so many seconds. */
    change: (seconds: number) => Promise<Told>
  }
}

const lines = 100
/** Milliseconds between changes of all odds. */
const every = 100
const outcomes = ['12', '13'] as const
const root = document.getElementById('root') as HTMLElement
const columns = { display: 'grid', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', gap: 6 }
const names = { event: 'Riga – Cesis', market: 'Total', outcome: 'over' }
const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn))

/** Each change another price, up or down, with as many figures as before. */
const priceAt = (place: number, turn: number) => 15_000 + ((place * 37 + turn * 911) % 40) * 1000

let tell = (_turn: number) => {}

window.drawOdds = async (way) => {
  const host = createStoryHost()
  const book = bookOf(host)
  const event = (turn: number) =>
    fakeEvent({
      version: turn + 1,
      lines: Array.from({ length: lines }, (_, at) =>
        fakeLine(`18?total=${at}.5`, { 12: priceAt(2 * at, turn), 13: priceAt(2 * at + 1, turn) }),
      ),
    })
  book.take([event(0)], 'all')
  createRoot(root).render(
    <div style={columns}>
      {Array.from({ length: lines }, (_, at) =>
        outcomes.map((outcome) => (
          <OddsButton
            {...{ host, names, outcome, sport: 1 }}
            key={`${at} ${outcome}`}
            event="sr:match:1"
            line={`18?total=${at}.5`}
          />
        )),
      )}
    </div>,
  )
  while (root.querySelectorAll('button').length < 2 * lines) await frame()
  if (way === 'buttons') tell = (turn) => book.take([event(turn)], 'all')
  else {
    // The same elements, which nobody but these lines writes to.
    const texts = [...root.querySelectorAll('bdi > span')].map((price) => price.firstChild as Text)
    tell = (turn) => {
      for (const [place, text] of texts.entries())
        text.data = formatOdds(ratioOf(priceAt(place, turn)), 'decimal')
    }
  }
  await frame()
  await frame()
}

window.change = async (seconds) => {
  const told: Told = { frames: [], tasks: [], shift: 0 }
  const tasks = new PerformanceObserver((list) => {
    told.tasks.push(...list.getEntries().map(({ duration }) => duration))
  })
  const shifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) told.shift += (entry as unknown as { value: number }).value
  })
  tasks.observe({ type: 'longtask' })
  shifts.observe({ type: 'layout-shift' })
  let turn = 0
  const timer = setInterval(() => {
    turn += 1
    tell(turn)
  }, every)
  const began = await frame()
  let before = began
  while (before - began < seconds * 1000) {
    const now = await frame()
    told.frames.push(now - before)
    before = now
  }
  clearInterval(timer)
  tasks.disconnect()
  shifts.disconnect()
  return told
}
