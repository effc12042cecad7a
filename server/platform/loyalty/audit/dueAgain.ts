import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import type { AuditedRule } from './AuditedEdition.ts'
import type { AuditedSource } from './auditRepository.ts'

/** Ten digits behind the point, as a whole number. */
const scale = 10n ** 10n
function scaled(decimal: string): bigint {
  const [whole = '', part = ''] = decimal.split('.')
  return BigInt(whole) * scale + BigInt(part.padEnd(10, '0').slice(0, 10))
}

/**
 * What a source comes to in millionths, worked out once more, by sums of fractions.
 * @param by currency of the programme, rates of the day, factor of the level
 */
export function dueAgain(
  rule: AuditedRule,
  { source, currency, real, bonus, free, cashed, decided, hedged }: AuditedSource,
  by: { currency: string; rates: Record<string, string>; factor: string },
): { due: bigint; levelDue: bigint } {
  const own = by.rates[currency]
  const into = by.rates[by.currency]
  if (currency !== by.currency && (own === undefined || into === undefined)) return { due: 0n, levelDue: 0n }
  const share = rule.money ?? { real: '1', bonus: '0', free: '0' }
  const [ofReal, ofBonus, ofFree] = [real, bonus, free].map(BigInt) as [bigint, bigint, bigint]
  const whole = ofReal + ofBonus + ofFree
  const gone = (whole * BigInt(cashed)) / 10_000n
  const twice = rule.bothSides === 'countsNothing' ? BigInt(hedged) : 0n
  const result = decided > 0 ? whole - gone - twice : 0n
  const counts = source === 'bet' ? result + (rule.cashOut === 'countsNothing' ? 0n : gone) : whole
  if (whole === 0n) return { due: 0n, levelDue: 0n }
  const main = (counts * ofReal) / whole
  const rest = counts - main
  const shares =
    main * scaled(share.real) +
    (ofBonus > 0n ? rest : 0n) * scaled(share.bonus) +
    (ofFree > 0n ? counts : 0n) * scaled(share.free)
  // Rounds may be of bonus money and free spins at once; a bet is of one of them.
  const exact =
    source === 'bet'
      ? shares
      : ofReal * scaled(share.real) + ofBonus * scaled(share.bonus) + ofFree * scaled(share.free)
  const up = exact * (currency === by.currency ? 1n : scaled(into ?? '1')) * 1_000_000n
  const down =
    scale * (currency === by.currency ? 1n : scaled(own ?? '1')) * 10n ** BigInt(decimalsOf(currency)) * scale
  return {
    due: (up * scaled(rule.points) * scaled(by.factor)) / (down * scale),
    levelDue: (up * scaled(rule.levelPoints ?? rule.points)) / down,
  }
}
