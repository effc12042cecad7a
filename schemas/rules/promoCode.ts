import type { Rule, RuleParams } from './rule.ts'

/** Always valid here: campaigns.checkPromocode decides, while the player types. */
export const promoCode: Rule<RuleParams['promo_code']> = () => null
