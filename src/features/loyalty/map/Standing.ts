/** How far a player has come at a level, in level points: it begins at the least, and the next one at the most. */
export type Progress = { minValue: number; maxValue?: number; expCount: number }

export type Place = readonly [x: number, y: number]

/** A level, as loyalty.getProgram and loyalty.getinfo answer it; what is known of a player stands in the latter alone. */
export type Level = {
  id: number
  name: string
  progress: Progress
  description?: { text?: string }
  /** Level points that one enters it with. */
  enter?: number
  /** Level points of a window that one stays with. */
  stay?: number
  is_reached?: boolean
  is_current?: boolean
  perks?: readonly string[]
  image_url?: string
  at?: { wide: Place; narrow: Place }
}

/** A programme, and of a player where they stand in it. */
export type Standing = {
  /** Name of the programme in addresses. */
  sysname?: string
  levels: readonly Level[]
  /** Number of the account: a player's, where it is there. */
  uid?: number
  /** ISO date of the last day that the level is held at least. */
  keep_until?: string
  /** The level that one goes down to, and after which day (ISO date), unless more is earned. */
  will_fall?: { name: string; at: string }
}

/** Of what an operation has answered; nothing where there are no levels. */
export function readStanding(answer: unknown): Standing | undefined {
  const levels = typeof answer === 'object' && answer !== null && 'levels' in answer && answer.levels
  return Array.isArray(levels) && levels.length > 0 ? (answer as Standing) : undefined
}

/** Of the way from a level to the next, from 0 to 100, in whole percent; 100 where there is no next one. */
export function percentOf({ minValue, maxValue, expCount }: Progress): number {
  if (maxValue === undefined || maxValue <= minValue) return 100
  return Math.min(100, Math.max(0, Math.floor(((expCount - minValue) / (maxValue - minValue)) * 100)))
}

export const isPlayer = ({ uid }: Standing) => uid !== undefined && uid > 0

/** Place in the list of the level that the player holds; -1 where nobody holds one. */
export const currentOf = (standing: Standing) =>
  isPlayer(standing) ? standing.levels.findIndex((level) => level.is_current) : -1

/** Level points that a player lacks of a level. */
export const missingOf = (level: Level) =>
  Math.max(0, (level.enter ?? level.progress.minValue) - level.progress.expCount)
