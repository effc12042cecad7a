import type { PushNoticeName } from '#schemas/runtime/pushNotices.ts'
import type { PlayerEvent } from '../events/createPlayerEvents.ts'

/** What became of a withdrawal that its player waits for, by its status. */
const ofWithdrawals = new Map<unknown, PushNoticeName>([
  ['paid', 'withdrawal_paid'],
  ['failed', 'withdrawal_ended'],
  ['declined', 'withdrawal_ended'],
])

const ofNotices = new Map<unknown, PushNoticeName>(
  (['bonus', 'free_bet', 'prize', 'jackpot', 'loyalty', 'export'] as const).map((what) => [what, what]),
)

/** What of the things that pages are told is worth a notice on a device; undefined for all others, of which there are many. */
export function noticeNameOf({ name, data }: Pick<PlayerEvent, 'name' | 'data'>): PushNoticeName | undefined {
  if (name === 'notice') return ofNotices.get(data.what)
  if (name === 'payment' && data.type === 'withdrawal') return ofWithdrawals.get(data.status)
  if (name === 'bet' && data.state === 'settled') return 'bet_settled'
  if (name === 'verification' && data.status === 'completed') return 'verification'
  return undefined
}
