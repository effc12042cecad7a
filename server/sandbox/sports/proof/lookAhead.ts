import type { Engine, Random } from '../engines/Engine.ts'
import { drawProfile } from './sampling.ts'

/**
 * Two runs of one match that are drawn alike up to a step and otherwise from there.
 * @returns the first step, up to that one, at which what is told of them differs; undefined where there is none
 */
export function seesAhead<State>(
  engine: Engine<State>,
  steps: number,
  seed: string,
  randomOf: (seed: string) => Random,
): number | undefined {
  const profile = drawProfile(engine.sport, randomOf(seed))
  const told = [0, 1].map((run) => {
    const texts: string[] = []
    let state = engine.begin(profile)
    for (let step = 0; !engine.isOver(state); step += 1) {
      if (step <= steps) texts.push(JSON.stringify([engine.lines(state), engine.scoreboard(state), state]))
      state = engine.advance(state, randomOf(`${seed} ${step}${step < steps ? '' : ` ${run}`}`))
    }
    return texts
  })
  const [one = [], other = []] = told
  const differs = one.slice(0, steps + 1).findIndex((text, step) => text !== other[step])
  return differs === -1 ? undefined : differs
}
