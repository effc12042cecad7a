import type { Manner } from './Walker.ts'

/**
 * What a walk is taken under, besides the usual.
 * @property zoom how much larger everything is than the device draws it
 * @property network what the browser gets, in bytes and milliseconds
 */
export type Condition = {
  manner?: Manner
  zoom?: number
  network?: { latency: number; down: number; up: number }
  isBare?: boolean
  isCutOff?: boolean
}

/** By the names that the command takes. Slow is what browsers' own tools call slow 3G. */
export const conditions = {
  usual: {},
  keyboard: { manner: { byKeyboard: true } },
  slow: { manner: { isSlow: true }, network: { latency: 400, down: 50_000, up: 50_000 } },
  zoom: { zoom: 2 },
  bare: { isBare: true },
  offline: { isCutOff: true },
} satisfies Record<string, Condition>
