import type { CallResult } from '#renderers/host.ts'
import type { LoyaltyNotice } from '../NoticePort.ts'

export const notice = (id: number, more: Partial<LoyaltyNotice> = {}): LoyaltyNotice => ({
  ...{ id, trigger: 'quest', type: 'credit', title: `Quest ${id}`, message: 'It is done.' },
  ...{ amount: 50, amountType: 'points' },
  ...more,
})

/** A platform with notices that are claimed once, whoever asks, and what it keeps for its player. */
export function fakeNotices(initial: LoyaltyNotice[] = [], kept: Record<string, string> = {}) {
  const waiting = new Map(initial.map((one) => [one.id, one]))
  const calls: string[] = []
  let failing = ''
  return {
    calls,
    kept,
    push: (one: LoyaltyNotice) => void waiting.set(one.id, one),
    fail: (operation: string) => {
      failing = operation
    },
    async call(operation: string, values: Record<string, unknown>): Promise<CallResult> {
      calls.push(operation)
      const error = { type: 'UnknownErrorException', message: '', invalidParameters: {} }
      if (operation === failing) return { ok: false, error }
      if (operation === 'storage.get')
        return { ok: true, response: { key: values.key, value: kept[String(values.key)] ?? null } }
      if (operation === 'loyalty.getnotifications') return { ok: true, response: [...waiting.values()] }
      if (operation !== 'loyalty.acknowledge') return { ok: false, error }
      return { ok: true, response: (values.ids as number[]).filter((id) => waiting.delete(id)) }
    },
  }
}
