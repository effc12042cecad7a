import type { TableScene } from '../scenes/TableScene.ts'
import type { TableStanding } from './TableStanding.ts'

/** What a press of the main button does now. */
export type Press = 'bet' | 'leave' | undefined

export function pressOf({ table, own, isBusy, isHeld, isLost }: TableStanding, scene: TableScene): Press {
  if (isBusy || isLost) return undefined
  // Leaving stakes nothing: nobody is held in a flight.
  if (scene.leaving?.() !== undefined) return 'leave'
  const hasStaked = own?.nonce === table.number
  if (table.phase !== 'betting' || isHeld || (hasStaked && scene.leaving)) return undefined
  return 'bet'
}
