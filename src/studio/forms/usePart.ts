import { useMemo, useState } from 'react'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'

/** Fields of a form that is shown whole, and of a part of a longer one. */
const mostWhole = 60
const size = 24

export type Part = {
  /** Undefined where everything is shown. */
  names: ReadonlySet<string> | undefined
  /** Places of the first and the last that are shown, from 1. */
  from: number
  to: number
  of: number
  /** Shows those before, or behind. */
  step: (by: -1 | 1) => void
}

/** Which fields of a form are shown: of a long one those around the chosen one, which others can be gone on to. */
export function usePart(
  { order, steps }: Pick<FormArtefact, 'order' | 'steps'>,
  chosen: string | undefined,
): Part {
  const [shown, setShown] = useState({ from: 0, chosen: undefined as string | undefined })
  let { from } = shown
  const at = chosen === undefined ? -1 : order.indexOf(chosen)
  if (chosen !== shown.chosen) {
    if (at >= 0 && (at < from || at >= from + size)) from = at - size / 2
    setShown({ from, chosen })
  }
  from = Math.max(0, Math.min(from, order.length - size))
  // Steps are parts already.
  const isWhole = order.length <= mostWhole || steps !== undefined
  const names = useMemo(
    () => (isWhole ? undefined : new Set(order.slice(from, from + size))),
    [order, from, isWhole],
  )
  return {
    names,
    from: from + 1,
    to: Math.min(from + size, order.length),
    of: order.length,
    step: (by) => setShown({ from: from + by * size, chosen }),
  }
}
