import { ProviderError } from '../boot/createAsk.ts'
import { depositButton } from './depositButton.ts'
import { endsSession, failureText } from './failureText.ts'
import type { GameParts } from './GameParts.ts'
import { limitText } from './limitText.ts'
import type { Standing } from './Standing.ts'

/** After these nobody here knows whether a round was played. */
const lost = new Set(['OFFLINE', 'ROUND_OPEN', 'ROUND_CLOSED'])

/** Says what the provider refuses, in the line of the result, or in the place of the game where it cannot go on. */
export function createFailures({ t, money, state, page, screen }: GameParts, standing: Standing) {
  const limits = { min: money.show(state.stakes.min), max: money.show(state.stakes.max) }
  const textOf = (code: string): string => failureText(code, t, limits)
  return {
    textOf,
    /** @throws what is no refusal */
    fail(error: unknown): void {
      standing.auto = undefined
      if (!(error instanceof ProviderError)) throw error
      const { code, balance, limit } = error
      if (balance) standing.balance = balance
      if (lost.has(code)) standing.isLost = true
      if (endsSession(code)) {
        page.say({ event: 'ended', reason: code })
        screen.end(textOf(code))
        return
      }
      const text = code === 'LIMIT_REACHED' ? limitText(limit, t, state.locale) : textOf(code)
      screen.say(text, false, depositButton({ state, page, t }, code))
    },
  }
}
