import { escapeHtml } from '#renderers/pages/escapedArgs.ts'
import type { LoyaltyNotice, NoticePort, ShownNotice } from './NoticePort.ts'

/** What a notice says: its heading, its words, and how much it was. */
export function shownNotice(notice: LoyaltyNotice, { t }: Pick<NoticePort, 't'>): Omit<ShownNotice, 'time'> {
  const { title, message, type, image } = notice
  const isCredit = type === 'credit'
  const words = () => [title, message, amountOf(notice, t)].flatMap((one) => (one ? [one] : []))
  return {
    text: () => words().join(' · '),
    markup: () =>
      words()
        .map((one, at) => (at === 0 && title ? `<strong>${escapeHtml(one)}</strong>` : escapeHtml(one)))
        .map((one) => `<p>${one}</p>`)
        .join(''),
    tone: isCredit ? 'success' : 'error',
    ...(image && { image }),
  }
}

/** What a quest has brought; the number of a level, and the price of what was bought, are no such thing, and stand in the words. */
function amountOf(
  { amount, amountType, trigger, type }: LoyaltyNotice,
  t: NoticePort['t'],
): string | undefined {
  if (!amount || amountType !== 'points' || trigger === 'product') return undefined
  const args = { count: Math.abs(amount), sign: type === 'credit' ? 'plus' : 'minus' }
  return t({ key: 'loyalty.told.points', args })
}
