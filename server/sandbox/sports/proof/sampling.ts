import type { Engine, MatchProfile, Random } from '../engines/Engine.ts'

/** What matches of a sport may be: sets or legs at most; players of a field; else two sides. */
const LENGTHS: Readonly<Record<number, readonly number[]>> = {
  5: [3, 5],
  20: [5, 7],
  22: [7, 9, 11],
  23: [5],
}
const FIELDS: Readonly<Record<number, readonly [number, number]>> = { 9: [20, 40] }

/** Somebody against somebody. */
export function drawProfile(sport: number, random: Random): MatchProfile {
  const [least, most] = FIELDS[sport] ?? [2, 2]
  const sides = least + Math.floor(random() * (most - least + 1))
  const strengths = Array.from({ length: sides }, () => (random() + random() + random() - 1.5) * 1.8)
  const lengths = LENGTHS[sport]
  const best = lengths?.[Math.floor(random() * lengths.length)]
  const squads = strengths.map((_, side) => Array.from({ length: 16 }, (_, at) => `sr:player:${side}${at}`))
  return { strengths, squads, ...(best === undefined ? {} : { best }) }
}

/**
 * A state of a match of its own.
 * @param through how much of the match is over, by its steps, from 0 up to 1
 */
export function drawState<State>(engine: Engine<State>, through: number, random: Random): State {
  const states = playThrough(engine, engine.begin(drawProfile(engine.sport, random)), random)
  return states[Math.floor(through * (states.length - 1))] as State
}

/** Every state of a match from the given one to its end. */
export function playThrough<State>(engine: Engine<State>, from: State, random: Random): State[] {
  const states = [from]
  for (let state = from; !engine.isOver(state); ) {
    state = engine.advance(state, random)
    states.push(state)
  }
  return states
}
