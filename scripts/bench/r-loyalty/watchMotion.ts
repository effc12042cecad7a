declare global {
  interface Window {
    /** ms of each task of more than 50, since it was asked last. */
    takeTasks: () => number[]
    /** What animations in the main part of the page change now. To ask is work itself. */
    movedNow: () => string[]
  }
}

/** Runs in the page before all else. */
export function watchMotion(): void {
  let tasks: number[] = []
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) tasks.push(duration)
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'longtask' })
  window.takeTasks = () => {
    take(observer.takeRecords())
    const taken = tasks
    tasks = []
    return taken
  }
  const timing = ['offset', 'computedOffset', 'easing', 'composite']
  window.movedNow = () => {
    const all = document.querySelector('main')?.getAnimations({ subtree: true }) ?? []
    const frames = all.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    )
    return [...new Set(frames.flatMap(Object.keys))].filter((name) => !timing.includes(name))
  }
}
