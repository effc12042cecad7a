/** What the entry of a step carries besides what entries of the site do. */
type StepEntry = { form: string; step: string /** Entries of steps up to this one. */; depth: number }

/** The longest that the browser is waited for to go back, ms. */
const PATIENCE = 1000
let leaving: Promise<void> | undefined

/** Adds an entry to the history for a step of a form; the address stays. */
export function pushStep(form: string, step: string): void {
  const depth = (entry()?.depth ?? 0) + 1
  const steps: StepEntry = { form, step, depth }
  history.pushState({ ...history.state, steps }, '')
}

/** The step of a form that the current entry is of; undefined where it is none of its. */
export function stepHere(form: string): string | undefined {
  const here = entry()
  return here?.form === form && !leaving ? here.step : undefined
}

/** Goes back to before the first step that has an entry, where the player stands at one; with the address as it is now. */
export function leaveSteps(): Promise<void> {
  const { depth = 0 } = entry() ?? {}
  if (leaving || depth === 0) return leaving ?? Promise.resolve()
  const address = location.href
  leaving = new Promise<void>((resolve) => {
    const arrived = () => {
      clearTimeout(timer)
      removeEventListener('popstate', arrived, true)
      // Before anybody looks at the address of then: what it asked for has been done.
      if (location.href !== address) history.replaceState(history.state, '', address)
      leaving = undefined
      resolve()
    }
    const timer = setTimeout(arrived, PATIENCE)
    addEventListener('popstate', arrived, true)
    history.go(-depth)
  })
  return leaving
}

function entry(): StepEntry | undefined {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'steps' in state
    ? (state.steps as StepEntry)
    : undefined
}
