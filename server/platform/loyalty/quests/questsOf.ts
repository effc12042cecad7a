import type { LoyaltyProgrammeDefinition, LoyaltyQuestDefinition } from '#generated/grammar/types.ts'
import { readTerms } from './createQuests.ts'
import type { QuestAt } from './describeQuest.ts'
import { termsOfQuest } from './QuestTerms.ts'
import type { QuestRun } from './questRepository.ts'
import { windowAt } from './windows.ts'

type Run = QuestRun & { done: bigint }

/**
 * The quests of a programme that there are now, in their order: those of the site, by the terms that a player has begun them by,
 * and those that are gone from it and under way.
 * @param runs that the player has begun
 */
export function questsOf(
  programme: LoyaltyProgrammeDefinition,
  quests: readonly LoyaltyQuestDefinition[],
  runs: readonly Run[],
  now: Date,
): QuestAt[] {
  const own = runs.filter((run) => run.programme === programme.number)
  const there = quests.flatMap((quest): QuestAt[] => {
    const window = quest.programme === programme.id ? windowAt(quest, programme.timeZone, now) : undefined
    if (!window) return []
    const run = own.find((one) => one.quest === quest.number && one.window === window.key)
    return [{ terms: run ? readTerms(run) : termsOfQuest(quest, programme), programme, window, run }]
  })
  const gone = own
    .filter((run) => run.completedAt === null && !there.some((one) => one.run === run))
    .filter((run) => run.endsAt === null || run.endsAt > now)
    .filter((run) => !quests.some(({ number }) => number === run.quest))
    .map((run): QuestAt => ({ terms: readTerms(run), programme, window: { key: run.window }, run }))
  return [...there, ...gone].sort((one, other) => one.terms.quest.number - other.terms.quest.number)
}
