import type { LoyaltyProgrammeDefinition, LoyaltyQuestDefinition } from '#generated/grammar/types.ts'
import { loyaltyEntries } from '#schemas/runtime/loyaltyTexts.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import { lastDayBefore } from '../levels/calendar.ts'
import type { Entry } from '../points/Points.ts'
import type { Words } from './createLoyaltyWords.ts'

type Line = OperationResponse<'loyalty.gethistory'>['items'][number]

/** A line of the history: why points came or went in words, and where that can be read up. */
export function describeEntry(
  entry: Entry,
  words: Words,
  {
    timeZone,
    quests,
  }: Pick<LoyaltyProgrammeDefinition, 'timeZone'> & {
    quests: readonly LoyaltyQuestDefinition[]
  },
): Line {
  const { id, at, source, ref, points, levelPoints, expiresAt, left } = entry
  const link = linkOf(entry)
  return {
    ...{ id, at: at.toISOString(), source, ref },
    title: words.say(loyaltyEntries[source], source, { name: words.say(nameOf(entry, quests), '') }),
    ...{ points: Number(points), level_points: Number(levelPoints) },
    ...(expiresAt && { expires_at: lastDayBefore(timeZone, expiresAt) }),
    ...(left !== undefined && { left: Number(left) }),
    ...(link && { link }),
  }
}

/** Message key of the quest that it was about; undefined where it was about none, or that is gone. */
function nameOf({ source, ref }: Entry, quests: readonly LoyaltyQuestDefinition[]): string | undefined {
  const number = Number(ref.split('/')[0])
  return source === 'quest' ? quests.find((one) => one.number === number)?.name : undefined
}

function linkOf({ source, ref }: Entry): Line['link'] {
  const kind = source === 'product' ? 'order' : source
  return (kind === 'round' || kind === 'bet' || kind === 'order') && /^[0-9]+$/.test(ref)
    ? { kind, id: Number(ref) }
    : undefined
}
