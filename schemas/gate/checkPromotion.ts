import type { PromotionDefinition } from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPeriod } from './checkPeriod.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A promotion that could not be told from another, or never runs. */
export function checkPromotion(
  promotion: PromotionDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is PromotionDefinition => one.kind === 'promotion' && one.id !== promotion.id,
  )
  checkNumber(promotion, others, 'promotion', say)
  checkPeriod(promotion, 'promotion_time', say)
  return found
}
