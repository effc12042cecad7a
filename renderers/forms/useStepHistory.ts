import { useEffect, useRef } from 'react'
import { useFormContext, useFormView } from './formContext.ts'
import { leaveSteps, pushStep, stepHere } from './stepHistory.ts'

/** Each step of a form is an entry of the history of its own, so that the browser's button goes one step back. */
export function useStepHistory(): void {
  const { session } = useFormContext()
  const { artefact, steps, step } = useFormView()
  const open = steps[step]?.id
  const form = artefact.id
  /** The steps that were gone through, the open one last. */
  const way = useRef<string[]>([])
  /** Those that the player has been at: nobody gets past one by an entry that was there before. */
  const reached = useRef(new Set<string>())

  useEffect(() => {
    if (open === undefined) return
    reached.current.add(open)
    const place = way.current.indexOf(open)
    const back = way.current.length - 1 - place
    // Where the player came by the browser's button, the entry is this one already.
    const isHere = stepHere(form) === open
    if (place < 0) {
      way.current.push(open)
      if (way.current.length > 1 && !isHere) pushStep(form, open)
    } else if (back > 0) {
      way.current.length = place + 1
      if (stepHere(form) !== undefined && !isHere) history.go(-back)
    }
  }, [form, open])

  useEffect(() => {
    let hasLeft = false
    const follow = () => {
      if (hasLeft) return
      const { steps: now, step: at } = session.view()
      const id = stepHere(form) ?? way.current[0]
      const wanted = now.findIndex((one) => one.id === id)
      if (wanted >= 0 && wanted !== at && reached.current.has(String(id))) session.goBackTo(wanted)
    }
    addEventListener('popstate', follow)
    session.leaveSteps = () => {
      hasLeft = true
      return leaveSteps()
    }
    return () => {
      removeEventListener('popstate', follow)
      void leaveSteps()
    }
  }, [session, form])
}
