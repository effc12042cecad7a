import type { LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import { addDays, lastDayBefore } from '../levels/calendar.ts'
import type { Standing } from '../points/Points.ts'
import type { Words } from './createLoyaltyWords.ts'
import { stepOf } from './describeLevels.ts'

type Info = OperationResponse<'loyalty.getinfo'>
type Told = Pick<
  Info,
  | 'points'
  | 'pending'
  | 'debt'
  | 'is_frozen'
  | 'level'
  | 'level_points'
  | 'next_level'
  | 'keep_until'
  | 'will_fall'
  | 'expiring'
>

/** A standing with the names of its levels. What ends is told by its last whole day, by the clock of the programme. */
export function describeStanding(
  programme: LoyaltyProgrammeDefinition,
  standing: Standing,
  words: Words,
): Told {
  const { next, keepUntil, willFall, expiring } = standing
  return {
    points: Number(standing.points),
    pending: Number(standing.pending),
    debt: Number(standing.debt),
    is_frozen: standing.isFrozen,
    level: standing.level,
    level_points: Number(standing.levelPoints),
    ...(next && { next_level: { ...stepOf(programme, next.level, words), missing: Number(next.missing) } }),
    ...(keepUntil !== undefined && { keep_until: addDays(keepUntil, -1) }),
    ...(willFall && {
      will_fall: { ...stepOf(programme, willFall.level, words), at: addDays(willFall.at, -1) },
    }),
    expiring: expiring.map(({ at, points }) => ({
      at: lastDayBefore(programme.timeZone, at),
      points: Number(points),
    })),
  }
}
