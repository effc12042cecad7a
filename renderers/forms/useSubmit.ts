import { type RefObject, useCallback, useRef } from 'react'
import { focusField } from './focusField.ts'
import { useFormContext } from './formContext.ts'
import type { RjsfHandle } from './rjsf/RjsfForm.tsx'
import type { FormSession } from './session/FormSession.ts'
import type { ShownError } from './session/sessionTypes.ts'
import { submitForm } from './session/submitForm.ts'

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
    const form = handle.current
    if (busy.current || !form || session.view().dynamic === 'loading') return
    busy.current = true
    send(session, (values) => form.validateFormWithFormData(values))
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
  session.commit()
  await session.checker.ready()
  // RJSF asks our rules, and hands their errors to `showErrors`.
  if (!isValid({ ...session.values() })) return 'invalid'
  session.errors.replace({})
  const { artefact, step } = session.view()
  if (artefact.steps && step < artefact.steps.length - 1) {
    session.update({ summary: undefined, failure: undefined })
    session.goToStep(step + 1)
    return 'next'
  }
  return submitForm(session)
}

/** The first field, from top to bottom, that has an error; its step is opened if it is another one. */
function focusFirst(session: FormSession, idPrefix: string): void {
  const { artefact, absorbed } = session.view()
  const first = session
    .resolved()
    .order.find((name) => !absorbed.has(name) && session.errors.of(name).length > 0)
  if (first === undefined) return
  const step = artefact.steps?.findIndex(({ fields }) => fields.includes(first)) ?? -1
  if (step >= 0 && step !== session.view().step) session.goToStep(step)
  focusField(idPrefix, first)
}
