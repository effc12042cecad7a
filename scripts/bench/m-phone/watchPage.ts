/** Milliseconds since the page was asked for; 0 where it did not come to that. */
export interface Measured {
  fcp: number
  lcp: number
  /** ms that tasks after the first paint took beyond 50 each (Total Blocking Time, to the end of the look). */
  blocked: number
  /** Frames that blocked after the first paint, and what ran in each, by function and file (Long Animation Frames). */
  frames: { ms: number; what: string[] }[]
  /** When the first cover of a game was there. */
  cover: number
  /** Cumulative layout shift, without unit. */
  cls: number
  /** ms from each touch or key to the picture that answers it, by the number of the interaction. */
  interactions: Record<number, number>
}

declare global {
  interface Window {
    measured: Measured
  }
}

type Frame = PerformanceEntry & {
  blockingDuration: number
  scripts: { duration: number; sourceURL: string; sourceFunctionName: string; invoker: string }[]
}

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number }

/** Runs in the page before all else. */
export function watchPage(): void {
  const measured: Measured = { fcp: 0, lcp: 0, blocked: 0, frames: [], cover: 0, cls: 0, interactions: {} }
  window.measured = measured
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('largest-contentful-paint', ({ startTime }) => {
    measured.lcp = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.fcp = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    if (measured.fcp > 0 && startTime > measured.fcp) measured.blocked += Math.max(0, duration - 50)
  })
  watch('long-animation-frame', (entry) => {
    const { startTime, blockingDuration, scripts } = entry as Frame
    if (blockingDuration === 0 || startTime < measured.fcp) return
    const ran = scripts.map(({ duration, sourceURL, sourceFunctionName, invoker }) => {
      const file =
        sourceURL
          .split('/')
          .at(-1)
          ?.replace(/-[\w-]{8}\.js/, '') || 'document'
      return `${sourceFunctionName || invoker} of ${file} ${Math.round(duration)}`
    })
    measured.frames.push({ ms: blockingDuration, what: ran.length > 0 ? ran : ['style, layout, paint'] })
  })
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as Shift
    if (!hadRecentInput) measured.cls += value
  })
  // An interaction is several events; it takes as long as the longest of them (Event Timing).
  watch(
    'event',
    (entry) => {
      const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId > 0)
        measured.interactions[interactionId] = Math.max(measured.interactions[interactionId] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )
  const look = () => {
    const covers = [...document.querySelectorAll<HTMLImageElement>('a[href*="/game/"] img')]
    if (covers.some(({ complete, naturalWidth }) => complete && naturalWidth > 0))
      measured.cover = performance.now()
    else requestAnimationFrame(look)
  }
  addEventListener('DOMContentLoaded', look)
}
