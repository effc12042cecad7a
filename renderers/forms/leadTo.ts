import { focusField } from './focusField.ts'
import type { FormSession } from './session/FormSession.ts'

/** Moves the focus to a field; where another step shows it, that is opened. */
export function leadTo(session: FormSession, idPrefix: string, field: string): void {
  const step = session.stepOf(field)
  if (step === session.view().step) focusField(idPrefix, field)
  else session.goToStep(step, field)
}
