import { balancesOf } from '../../stores/balancesOf.ts'

/** Balances as they were kept for this player; undefined for anything else, because others can write there too. */
export function readBalance(text: string | null, uid: number): Record<string, unknown> | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Record<string, unknown> | null
    if (kept?.uid !== uid) return undefined
    const balances = balancesOf(kept)
    return Object.values(balances).every(isAmount) ? balances : undefined
  } catch {
    return undefined
  }
}

function isAmount(value: unknown): boolean {
  const { amount, currency } = (value ?? {}) as Record<string, unknown>
  return (
    typeof amount === 'string' &&
    /^-?\d{1,20}(\.\d{1,8})?$/.test(amount) &&
    /^[A-Z]{3}$/.test(String(currency))
  )
}
