/** A line as the platform answers it. */
export type FollowedLine = {
  line: string
  market: number
  name: string
  groups: readonly string[]
  is_suspended: boolean
  why?: string
  outcomes: readonly { id: string; name: string; odds: number; is_active: boolean }[]
}

/** What has changed of a line that is known by name. @property prices by outcome: its odds, and 0 where it takes no bets */
export type MovedLine = Pick<FollowedLine, 'line' | 'why'> & {
  is_suspended?: true
  prices: readonly (readonly [outcome: string, odds: number, isActive?: 0])[]
}

/** What a stream tells of an event: all of it, or what has changed since it told of it last; null is what is gone. */
export type SportsChange = { id: string; version: number } & (
  | { of: 'all'; view: object; lines: readonly FollowedLine[] }
  | {
      of: 'changes'
      view?: object
      lines: readonly (FollowedLine | MovedLine)[]
      gone: readonly string[]
    }
)
