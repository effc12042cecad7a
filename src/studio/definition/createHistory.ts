import { proxy } from 'valtio/vanilla'
import { tellFailure } from '../parts/tell.ts'

/** Something that was done, whatever with: it can be taken back and done again. */
export type Step = { back: () => unknown; forth: () => unknown }
type Way = keyof Step

/** Steps that can be undone. */
const most = 200
/** Milliseconds within which what is typed is one step. */
const pause = 500

/** One history of a screen: what was typed and built there, texts that were written from there, names that were given. */
export function createHistory() {
  const state = proxy({ canUndo: false, canRedo: false })
  const past: Step[] = []
  const future: Step[] = []
  let last: { sort: string; at: number } | undefined
  /** Steps that are being made into one. */
  let group: Step[] | undefined
  let quiet = 0
  /** A step that takes time: the next one waits for it. */
  let moving: Promise<void> | undefined

  function told(): void {
    Object.assign(state, { canUndo: past.length > 0, canRedo: future.length > 0 })
  }

  function go(from: Step[], to: Step[], way: Way): void {
    if (moving) {
      moving = moving.then(() => now(from, to, way))
      return
    }
    const done = now(from, to, way)
    if (!done) return
    const mine: Promise<void> = done.then(() => {
      if (moving === mine) moving = undefined
    })
    moving = mine
  }

  /** @returns its end, where it takes time */
  function now(from: Step[], to: Step[], way: Way): Promise<void> | undefined {
    const step = from.pop()
    if (!step) return undefined
    to.push(step)
    last = undefined
    told()
    const done = step[way]()
    if (!(done instanceof Promise)) return undefined
    return done.catch((error: unknown) => {
      // It was not taken back, and may be tried again.
      if (to.at(-1) === step) from.push(...to.splice(-1))
      told()
      tellFailure(error)
    })
  }

  const history = {
    state,

    /** @param sort of what is done key by key: as long as it goes on, it is one step */
    did(step: Step, sort?: string): void {
      if (quiet > 0) return
      if (group) {
        group.push(step)
        return
      }
      const at = Date.now()
      const before = past.at(-1)
      const goesOn = sort !== undefined && last?.sort === sort && at - last.at < pause
      if (goesOn && before) past[past.length - 1] = { back: before.back, forth: step.forth }
      else past.push(step)
      if (past.length > most) past.shift()
      future.length = 0
      last = sort === undefined ? undefined : { sort, at }
      told()
    },

    /** Makes all that is done meanwhile, at once, one step. */
    together(deeds: () => void): void {
      if (group) {
        deeds()
        return
      }
      const steps: Step[] = []
      group = steps
      try {
        deeds()
      } finally {
        group = undefined
      }
      if (steps.length > 0)
        history.did({ back: () => all(steps.toReversed(), 'back'), forth: () => all(steps, 'forth') })
    },

    /** Whatever happens until it has ended is part of a step that stands in the history by itself. */
    async quietly<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
      quiet += 1
      try {
        return await deed()
      } finally {
        quiet -= 1
      }
    },

    undo: () => go(past, future, 'back'),
    redo: () => go(future, past, 'forth'),
  }
  return history
}

/** At once where none of them takes time. */
function all(steps: readonly Step[], way: Way): unknown {
  const done = steps.map((step) => step[way]())
  return done.some((one) => one instanceof Promise) ? Promise.all(done) : undefined
}

export type History = ReturnType<typeof createHistory>
