import type { LoyaltyProgrammeDefinition, LoyaltyQuestDefinition } from '#generated/grammar/types.ts'

/** What a quest is done by, as it was when the player began; it holds until its time is over. */
export type QuestTerms = {
  quest: LoyaltyQuestDefinition
  programme: Pick<LoyaltyProgrammeDefinition, 'number' | 'id' | 'timeZone' | 'currency' | 'products'>
}

export function termsOfQuest(
  quest: LoyaltyQuestDefinition,
  { number, id, timeZone, currency, products }: LoyaltyProgrammeDefinition,
): QuestTerms {
  return { quest, programme: { number, id, timeZone, currency, products } }
}

/** How much completes it: so many marks, or hundredths of a unit. */
export const goalOf = ({ trigger, task, reach = 1 }: LoyaltyQuestDefinition): bigint => {
  if (trigger) return 1n
  return BigInt(reach) * (task && 'sum' in task ? 100n : 1n)
}

/** Whether amounts are added up; otherwise different marks are counted. */
export const isSum = ({ task }: LoyaltyQuestDefinition): boolean => task !== undefined && 'sum' in task
