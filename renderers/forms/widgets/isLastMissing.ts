import type { FormSession } from '../session/FormSession.ts'

/** Whether no other field on the screen that must be filled in is empty. */
export function isLastMissing(session: FormSession, name: string): boolean {
  return session.view().order.every((other) => {
    if (other === name || !session.fieldView(other)?.required) return true
    const value = session.value(other)
    return value !== undefined && value !== '' && value !== false
  })
}
