/** How often a job is tried, and how long a try may take. */
export type JobKind = {
  /** Tries after the first one. */
  retries: number
  /** Seconds before the second try; twice as long before each next one. */
  firstPause: number
  /** Seconds at most between two tries. */
  longestPause: number
  /** Seconds after which a try that says nothing counts as failed, as when its process was killed. */
  timeLimit: number
  /** Jobs at once in one process. */
  atOnce: number
}

/** Every kind of job there is. Whoever does it registers for it with `Jobs.work`. */
export const jobKinds = {
  /** A letter or a text. Seventeen tries reach over about a day. */
  deliver: { retries: 16, firstPause: 5, longestPause: 7200, timeLimit: 60, atOnce: 4 },
  /** A notice on a device. What comes after an hour of tries is news no more. */
  push: { retries: 8, firstPause: 10, longestPause: 900, timeLimit: 60, atOnce: 4 },
  /** Finds whom a code that restores access is for. The code is good for ten minutes. */
  restore: { retries: 6, firstPause: 2, longestPause: 120, timeLimit: 30, atOnce: 4 },
  /** Finds out whether a registration waits for a free contact, and writes to it. The code is good for ten minutes. */
  registration: { retries: 6, firstPause: 2, longestPause: 120, timeLimit: 30, atOnce: 4 },
  /** Everybody's cashback of a period that is over. What is written again is written once. */
  cashback: { retries: 12, firstPause: 10, longestPause: 3600, timeLimit: 600, atOnce: 1 },
  /** A tournament that is over: its places, then its prizes, each once. */
  tournament: { retries: 12, firstPause: 10, longestPause: 3600, timeLimit: 600, atOnce: 1 },
  /** A withdrawal that is approved. Its tries reach over 18 hours; what is not sent then is left again by the sweep. */
  payout: { retries: 20, firstPause: 2, longestPause: 7200, timeLimit: 60, atOnce: 4 },
  /** Tells a provider of free spins that a player was given. Its tries reach over about a day. */
  'free-rounds': { retries: 20, firstPause: 2, longestPause: 7200, timeLimit: 60, atOnce: 4 },
  /** Something that was bought for points. Where it cannot be given they go back; what is lost is left again by the sweep. */
  'loyalty-order': { retries: 6, firstPause: 2, longestPause: 120, timeLimit: 60, atOnce: 4 },
  /** A look at the list of games; the next one comes by itself. */
  games: { retries: 4, firstPause: 2, longestPause: 60, timeLimit: 300, atOnce: 1 },
  /** A file of somebody's game history. Made again it is the same; its tries are over before it is given up. */
  history: { retries: 6, firstPause: 5, longestPause: 600, timeLimit: 900, atOnce: 1 },
  /** A release that is to be published, or taken back, at a moment. What cannot be is refused and not tried again. */
  publish: { retries: 20, firstPause: 2, longestPause: 600, timeLimit: 120, atOnce: 1 },
} satisfies Record<string, JobKind>

export type JobName = keyof typeof jobKinds
