declare global {
  interface Window {
    /** What animations in the main part of the page change now. To ask is work itself. */
    movedNow: () => string[]
  }
}

/** Runs in the page before all else. */
export function watchMotion(): void {
  const timing = ['offset', 'computedOffset', 'easing', 'composite']
  window.movedNow = () => {
    const all = document.querySelector('main')?.getAnimations({ subtree: true }) ?? []
    const frames = all.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    )
    return [...new Set(frames.flatMap(Object.keys))].filter((name) => !timing.includes(name))
  }
}
