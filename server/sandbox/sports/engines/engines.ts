import type { Engine } from './Engine.ts'
import { football } from './football/football.ts'

/** Sports that the bookmaker prices, by their number in the feed. */
// biome-ignore lint/suspicious/noExplicitAny: what a state is made of is each engine's own matter
export const engines: ReadonlyMap<number, Engine<any>> = new Map(
  [football].map((engine) => [engine.sport, engine]),
)
