import { leadTo } from './leadTo.ts'
import type { FormSession } from './session/FormSession.ts'

/** Shows what the rules say of one field, and nothing of the others; whether it is right. A field that is not there is. */
export function showFieldErrors(session: FormSession, idPrefix: string, field: string): boolean {
  session.commit()
  if (!session.resolved().order.includes(field)) return true
  const errors = session.check([field])
  if (errors.length === 0) return true
  session.showErrors(errors)
  leadTo(session, idPrefix, field)
  return false
}
