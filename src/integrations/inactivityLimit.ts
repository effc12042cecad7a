import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'

/** Pages that show how a payment ended; a player may wait there for longer. */
const PAYMENT = /^cashier\.pay/
const CASHIER = /^cashier(\.|$)/

/** Seconds without activity until logout at a place of the site; 0: never. */
export function inactivityLimit(general: SiteArtefact['general'], { name = '' }: Facts['route']): number {
  const { time_to_force_logout: usual = 0 } = general
  if (usual === 0) return 0
  if (PAYMENT.test(name)) return general.user_inactivity_pp_time || usual
  if (CASHIER.test(name)) return general.user_inactivity_cashier_time || usual
  return usual
}
