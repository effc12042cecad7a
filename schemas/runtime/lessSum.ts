/** Most decimals of any sum (`schemas/api/entities/money.yaml`). */
const scale = 8

/**
 * An amount less a sum of the same currency, both decimal strings and neither through a float; undefined where either is
 * no such thing, or the rest would be below nothing.
 * @param taken a bare sum, or an amount with its currency
 */
export function lessSum(whole: unknown, taken: unknown): { amount: string; currency: string } | undefined {
  if (!isAmount(whole)) return undefined
  if (isAmount(taken) && taken.currency !== whole.currency) return undefined
  const [all, part] = [unitsOf(whole.amount), unitsOf(isAmount(taken) ? taken.amount : taken)]
  if (all === undefined || part === undefined || part > all) return undefined
  const digits = String(all - part).padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  const amount = digits.slice(0, -scale) + (fraction === '' ? '' : `.${fraction.padEnd(2, '0')}`)
  return { amount, currency: whole.currency }
}

function unitsOf(sum: unknown): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,8}))?$/.exec(String(sum)) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(scale, '0'))
}

function isAmount(value: unknown): value is { amount: string; currency: string } {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value
}
