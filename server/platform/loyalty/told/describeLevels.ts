import type { LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import { describeProgress } from '../../bonuses/progress.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import type { Words } from './createLoyaltyWords.ts'

type Level = OperationResponse<'loyalty.getinfo'>['levels'][number]
export type Step = { id: number; name: string }

/** @property level number of the one that is held */
type Standing = { level: number; levelPoints: bigint }

const within = (percent: number) => Math.min(100, Math.max(0, percent))

/** The levels of a programme, from the first; to visitors as to who has no points yet. */
export function describeLevels(
  { levels }: LoyaltyProgrammeDefinition,
  words: Words,
  standing?: Standing,
): Level[] {
  const held = levels.findIndex(({ number }) => number === standing?.level)
  return levels.map((level, at) => {
    const { number, name, text, image, enter, stay, factor, perks, at: place } = level
    const next = levels[at + 1]
    const progress = describeProgress(
      {
        minValue: BigInt(enter),
        ...(next && { maxValue: BigInt(next.enter) }),
        expCount: standing?.levelPoints ?? 0n,
      },
      Number,
    )
    return {
      ...{ id: number, sysname: String(number), name: words.say(name, String(number)) },
      progress: { ...progress, percent: within(progress.percent) },
      description: words.describe({ name, text, ...(image && { image }) }),
      ...(image && { image_url: image }),
      ...{ enter, stay, factor },
      ...(perks && { perks: perks.map((key) => words.say(key, '')).filter((text) => text !== '') }),
      ...(place && { at: { wide: [...place.wide], narrow: [...place.narrow] } }),
      ...(standing && { is_reached: at <= held, is_current: at === held }),
    }
  })
}

/** A level by its number, as it is named; of one that is gone the next below. */
export function stepOf({ levels }: LoyaltyProgrammeDefinition, number: number, words: Words): Step {
  const level = levels.findLast((one) => one.number <= number) ?? levels[0]
  return { id: level?.number ?? number, name: words.say(level?.name, String(number)) }
}
