import { americanFootball } from './americanFootball/americanFootball.ts'
import { baseball } from './baseball/baseball.ts'
import { basketball } from './basketball/basketball.ts'
import type { Engine } from './Engine.ts'
import { football } from './football/football.ts'
import { handball } from './handball/handball.ts'
import { hockey } from './hockey/hockey.ts'

/** Sports that the bookmaker prices, by their number in the feed. */
// biome-ignore lint/suspicious/noExplicitAny: what a state is made of is each engine's own matter
export const engines: ReadonlyMap<number, Engine<any>> = new Map(
  [football, basketball, baseball, hockey, handball, americanFootball].map((engine) => [
    engine.sport,
    engine,
  ]),
)
