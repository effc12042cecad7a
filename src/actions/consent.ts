import { agreed, keepConsent } from '../integrations/analytics/consent.ts'
import type { ActionRunner } from './Action.ts'

/** Keeps what the visitor agrees to; what is not spoken of stays as it was. */
export const consent: ActionRunner<'consent'> = async ({ to, purpose, agreed: isAgreed }, { app }) => {
  const all = app.site().analytics?.consent.purposes.map(({ name }) => name) ?? []
  const others = agreed(app).filter((name) => name !== purpose)
  const whole = to === 'all' ? all : []
  await keepConsent(app, to ? whole : isAgreed && purpose ? [...others, purpose] : others)
  return undefined
}
