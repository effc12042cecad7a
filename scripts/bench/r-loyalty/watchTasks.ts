import type { Page } from 'playwright-core'

/**
 * What the main thread of a page did in one go.
 * @property own ms of the processor that it took itself: what else the machine did meanwhile is no part of it
 * @property what ran in it longest, by name, with its own ms
 */
export type Task = { own: number; what: string }

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { type?: string; functionName?: string } }
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]
/** What holds all else of a task, and so names nothing. */
const frames = /RunTask$|^Receive mojo|^ProxyMain::BeginMainFrame$|^RunMicrotasks$/
/** ms of a task whose parts are told. */
const worthNaming = 5
const marks = { begin: 'bench-begin', end: 'bench-end' }

/**
 * Traces a page while something is done to it. What Playwright asks of the page by itself is no part of it, but whatever `work`
 * has it ask is: use the mouse at known places, and waits of a fixed time.
 * @param isOpened the work opens the page, so all of it counts
 */
export async function watchTasks(
  page: Page,
  work: () => Promise<unknown>,
  { isOpened = false } = {},
): Promise<Task[]> {
  const devtools = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  const mark = (name: string) => page.evaluate((one) => void performance.mark(one), name)
  if (!isOpened) await mark(marks.begin)
  await work()
  if (!isOpened) await mark(marks.end)
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  await devtools.send('Tracing.end')
  await complete
  await devtools.detach()
  return tasksOf(events, isOpened)
}

function tasksOf(events: readonly TraceEvent[], isOpened: boolean): Task[] {
  const on = busiest(events)
  const moment = (name: string) => events.find((event) => event.name === name)?.ts
  const [begin, end] = isOpened
    ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    : [moment(marks.begin) ?? Number.NaN, moment(marks.end) ?? Number.NaN]
  const tasks: Task[] = []
  let last = begin
  for (const task of on) {
    const until = task.ts + (task.dur ?? 0)
    if (!task.name.endsWith('RunTask') || task.ts < last || until > end) continue
    last = until
    const own = (task.tdur ?? 0) / 1000
    const within = () => on.filter((one) => one.ts >= task.ts && one.ts + (one.dur ?? 0) <= until)
    tasks.push({ own, what: own >= worthNaming ? named(within()) : '' })
  }
  return tasks
}

/** What ran on the main thread of the page, in order: of the renderers that there are, the one that did most. */
function busiest(events: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf)
  const on = (thread: string) => events.filter((event) => event.ph === 'X' && threadOf(event) === thread)
  const work = (thread: string) => on(thread).reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const most = mains.toSorted((one, other) => work(other) - work(one))[0] ?? ''
  return on(most).toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
}

function named(within: readonly TraceEvent[]): string {
  const longest = within
    .filter(({ name, tdur = 0 }) => !frames.test(name) && tdur >= 1000)
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 3)
  return longest
    .map(({ name, args, tdur = 0 }) => {
      const of = args?.data?.type || args?.data?.functionName
      return `${name}${of ? ` ${of}` : ''} ${(tdur / 1000).toFixed(1)}`
    })
    .join(', ')
}
