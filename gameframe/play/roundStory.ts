import type { Round } from '../boot/FrameState.ts'
import type { Translate } from '../messages/createTranslate.ts'
import type { Money } from '../money/createMoney.ts'
import type { Pacing } from './pacing.ts'

/** `isWin`: whether it is shown and heard as a win. */
export type Story = { text: string; isWin: boolean }

/** What is said when a round is over: that it was won only where more came back than was staked. */
export function roundStory(
  { outcome, campaign }: Round,
  { t, money, pace }: { t: Translate; money: Money; pace: Pacing },
): Story {
  const [won, staked] = [BigInt(outcome.win), campaign === undefined ? BigInt(outcome.stake) : 0n]
  if (won > staked) return { text: t('result.won', { amount: money.show(won) }), isWin: true }
  if (won > 0n)
    return {
      text: t('result.returned', { amount: money.show(won), stake: money.show(staked) }),
      isWin: pace.celebrates(won, staked),
    }
  return { text: t('result.nothing'), isWin: false }
}
