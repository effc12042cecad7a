import { americanFootball } from './americanFootball/americanFootball.ts'
import { baseball } from './baseball/baseball.ts'
import { basketball } from './basketball/basketball.ts'
import { cricket } from './cricket/cricket.ts'
import { darts } from './darts/darts.ts'
import type { Engine } from './Engine.ts'
import { football } from './football/football.ts'
import { golf } from './golf/golf.ts'
import { handball } from './handball/handball.ts'
import { hockey } from './hockey/hockey.ts'
import { tableTennis } from './tableTennis/tableTennis.ts'
import { tennis } from './tennis/tennis.ts'
import { volleyball } from './volleyball/volleyball.ts'

const all = [
  ...[football, basketball, baseball, hockey, tennis, handball, americanFootball],
  ...[tableTennis, cricket, darts, volleyball, golf],
]

/** Sports that the bookmaker prices, by their number in the feed. */
// biome-ignore lint/suspicious/noExplicitAny: what a state is made of is each engine's own matter
export const engines: ReadonlyMap<number, Engine<any>> = new Map(all.map((engine) => [engine.sport, engine]))
