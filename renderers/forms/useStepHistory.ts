import { useEffect, useRef } from 'react'
import { useFormContext, useFormView } from './formContext.ts'
import type { FormView } from './session/sessionTypes.ts'
import { leaveSteps, pushStep, stepHere } from './stepHistory.ts'

/** What is no step of a definition: the fields of a form without steps, and what is looked over before it is sent. */
const FIELDS = '#fields'
const REVIEW = '#review'

/** Where the player is in a form; undefined in one that is all on one screen. */
function placeIn({ artefact, steps, step, isReviewing }: FormView): string | undefined {
  if (isReviewing) return REVIEW
  return steps[step]?.id ?? (artefact.submit.review && FIELDS)
}

/** Each step of a form, and its review, is an entry of the history of its own, so that the browser's button goes one step back. */
export function useStepHistory(): void {
  const { session } = useFormContext()
  const view = useFormView()
  const open = placeIn(view)
  const form = view.artefact.id
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
      if (way.current.length > 1) {
        if (!isHere) pushStep(form, open)
      } else if (stepHere(form) !== undefined) {
        // Left by a reload: the button of the browser would lead through steps that nobody sees.
        void leaveSteps()
      }
    } else if (back > 0) {
      way.current.length = place + 1
      if (stepHere(form) !== undefined && !isHere) history.go(-back)
    }
  }, [form, open])

  useEffect(() => {
    let hasLeft = false
    const follow = () => {
      if (hasLeft) return
      const now = session.view()
      const wanted = stepHere(form) ?? way.current[0]
      if (wanted === undefined || wanted === placeIn(now) || !reached.current.has(wanted)) return
      if (wanted === REVIEW) {
        // What was changed since must be right before it is looked over again.
        if (session.check(session.fieldsToCheck()).length === 0) session.update({ isReviewing: true })
        return
      }
      session.update({ isReviewing: false })
      const step = now.steps.findIndex(({ id }) => id === wanted)
      if (step >= 0 && step !== now.step) session.goBackTo(step)
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
