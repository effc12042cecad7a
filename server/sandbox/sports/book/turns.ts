import type { Scoreboard } from '../engines/Engine.ts'

/** What makes one turn of a match another than the one before: two that are written the same are the same. */
export const turns = {
  score: ({ home, away, periods, matchStatus }: Scoreboard) =>
    JSON.stringify([home, away, periods, matchStatus]),
  period: ({ periods, matchStatus }: Scoreboard) => `${periods.length} ${matchStatus}`,
}
