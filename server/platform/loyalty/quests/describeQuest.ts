import type { LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import { describeProgress } from '../../bonuses/progress.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import type { Words } from '../told/createLoyaltyWords.ts'
import { stepOf } from '../told/describeLevels.ts'
import { goalOf, isSum, type QuestTerms } from './QuestTerms.ts'
import type { QuestRun } from './questRepository.ts'
import type { QuestWindow } from './windows.ts'

type Quest = NonNullable<OperationResponse<'loyalty.getProgram'>['quests']>[number]

/** @property run that the player has begun in the window; undefined of visitors, and of who has none */
export type QuestAt = {
  terms: QuestTerms
  programme: LoyaltyProgrammeDefinition
  window: QuestWindow
  run: (QuestRun & { done: bigint }) | undefined
}

/** A quest with its steps, of visitors as of who has done none. */
export function describeQuest({ terms, programme, window, run }: QuestAt, words: Words): Quest {
  const { quest } = terms
  const { number, id, name, text, image, reward, optIn, repeat, minLevel } = quest
  const goal = goalOf(quest)
  const unit = isSum(quest) ? 100n : 1n
  const done = run?.completedAt ? goal : min(run?.done ?? 0n, goal)
  const endsAt = run ? run.endsAt : window.endsAt
  return {
    ...{ id: number, sysname: id, program_id: terms.programme.number, name: words.say(name, id) },
    text: words.say(text, ''),
    ...(image && { image_url: image }),
    reward: reward.points,
    ...(reward.levelPoints !== undefined && { level_points: reward.levelPoints }),
    progress: describeProgress(
      { minValue: 0n, maxValue: goal, expCount: done },
      (of) => Number(of) / Number(unit),
    ),
    steps: {
      ...{ done: Number(done / unit), of: Number(goal / unit), unit: unitOf(quest) },
      ...(isSum(quest) && { currency: terms.programme.currency }),
    },
    needs_join: optIn === true,
    is_joined: run !== undefined,
    ...(minLevel !== undefined && { min_level: stepOf(programme, minLevel, words) }),
    ...(repeat && { repeat }),
    ...(endsAt && { ends_at: endsAt.toISOString() }),
    is_completed: run?.completedAt !== null && run?.completedAt !== undefined,
  }
}

const min = (one: bigint, other: bigint) => (one < other ? one : other)

function unitOf({ task }: QuestTerms['quest']): NonNullable<Quest['steps']>['unit'] {
  if (!task) return 'act'
  return 'sum' in task ? task.sum : task.count
}
