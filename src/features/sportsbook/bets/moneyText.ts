import type { Host } from '#renderers/host.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { Amount } from './Bet.ts'

export function moneyText(host: Host, amount: Amount): string {
  return String(formatValue(amount, 'money', host.locale()))
}
