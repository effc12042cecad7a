/** An outcome that a player has picked, with the names that it is shown by. */
export type Selection = {
  event: string
  line: string
  outcome: string
  /** What the player saw it at, in ten-thousandths. */
  odds: number
  sport: number
  names: { event: string; market: string; outcome: string; tournament?: string }
  isBanker?: boolean
  /** Id of the boost that it was seen at. */
  boost?: string | undefined
  /** What it cost without that boost, in ten-thousandths. */
  usualOdds?: number | undefined
}

/** What a player would bet on, the same in all tabs of a browser. */
export interface SlipStore {
  selections(): readonly Selection[]
  has(event: string, line: string, outcome: string): boolean
  /** Puts it on the slip, or takes it off where it is there. */
  toggle(selection: Selection): void
  clear(): void
  /** Called whenever anything of it has changed. */
  subscribe(listener: () => void): () => void
}
