import { type RefObject, useCallback, useRef } from 'react'
import { useFormContext } from './formContext.ts'
import { leadTo } from './leadTo.ts'
import type { RjsfHandle } from './rjsf/RjsfForm.tsx'
import type { FormSession } from './session/FormSession.ts'
import type { ShownError } from './session/sessionTypes.ts'
import { submitForm } from './session/submitForm.ts'
import { whenWhole } from './session/whenWhole.ts'

export type SubmitHandlers = { submit: () => void; showErrors: (errors: ShownError[]) => void }

/** Checks and sends the form, one submission at a time; before the last step it only goes on to the next. */
export function useSubmit(handle: RefObject<RjsfHandle | null>): SubmitHandlers {
  const { session, idPrefix, host } = useFormContext()
  const busy = useRef(false)
  const showErrors = useCallback(
    (errors: ShownError[]) => {
      session.showErrors(errors)
      session.update({ summary: errors, failure: undefined })
      focusFirst(session, idPrefix)
    },
    [session, idPrefix],
  )
  const submit = useCallback(() => {
    if (busy.current) return
    busy.current = true
    send(session, (values) => handle.current?.validateFormWithFormData(values) === true)
      .then((outcome) => {
        if (outcome === 'refused') focusFirst(session, idPrefix)
      })
      .catch((error: unknown) => host.report(error, `form ${session.view().artefact.id}`))
      .finally(() => {
        busy.current = false
      })
  }, [handle, session, idPrefix, host])
  return { submit, showErrors }
}

async function send(session: FormSession, isValid: (values: Record<string, unknown>) => boolean) {
  if (!(await whenWhole(session))) return 'invalid'
  // RJSF asks our rules, and hands their errors to `showErrors`.
  if (!isValid({ ...session.values() })) return 'invalid'
  session.errors.replace({})
  const { artefact, steps, step } = session.view()
  if (step < steps.length - 1) {
    session.update({ summary: undefined, failure: undefined })
    session.goToStep(step + 1)
    return 'next'
  }
  if (artefact.submit.review && !session.view().isReviewing) {
    session.update({ summary: undefined, failure: undefined, isReviewing: true })
    return 'next'
  }
  const outcome = await submitForm(session)
  // What is wrong with a field is mended where the field is.
  if (session.view().summary) session.update({ isReviewing: false })
  return outcome
}

/** The first field, from top to bottom, that has an error; its step is opened if it is another one. */
function focusFirst(session: FormSession, idPrefix: string): void {
  const { absorbed } = session.view()
  const first = session
    .resolved()
    .order.find((name) => !absorbed.has(name) && session.errors.of(name).length > 0)
  if (first === undefined) return
  leadTo(session, idPrefix, first)
}
