import { croupier } from './croupier.ts'
import type { Drawing } from './Drawing.ts'
import { diver } from './diver.ts'
import { engineer } from './engineer.ts'
import { navigator } from './navigator.ts'

/** Everybody who was drawn, by what definitions of characters call them. */
export const drawings = { croupier, navigator, engineer, diver } satisfies Record<string, Drawing>

export type Figure = keyof typeof drawings

export const isFigure = (name: unknown): name is Figure =>
  typeof name === 'string' && Object.hasOwn(drawings, name)
