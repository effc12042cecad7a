import type { MessageKey, Translate } from '../messages/createTranslate.ts'

/** What players are told, by the code of a failure; codes that say nothing to them are one. */
const texts: Record<string, MessageKey> = {
  NOT_ENOUGH_MONEY: 'error.NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'error.LIMIT_REACHED',
  PLAYER_EXCLUDED: 'error.PLAYER_EXCLUDED',
  SESSION_GONE: 'error.SESSION_GONE',
  TOKEN_EXPIRED: 'error.TOKEN_EXPIRED',
  TOO_FAST: 'error.TOO_FAST',
  BETS_CLOSED: 'error.BETS_CLOSED',
  ROUND_OPEN: 'error.ROUND_OPEN',
  ROUND_CLOSED: 'error.ROUND_CLOSED',
  STAKE_LIMITS: 'error.STAKE_LIMITS',
  REFUSED_PLAY: 'error.REFUSED_PLAY',
  NO_FREE_ROUNDS: 'error.NO_FREE_ROUNDS',
  WRONG_SEED: 'error.WRONG_SEED',
  SEEDS_CHANGED: 'error.SEEDS_CHANGED',
  OFFLINE: 'error.OFFLINE',
}
/** After these nothing can be played here any more. */
const last = new Set(['SESSION_GONE', 'TOKEN_EXPIRED', 'PLAYER_EXCLUDED'])

export const failureText = (code: string, t: Translate, limits: Record<string, string> = {}): string =>
  t(texts[code] ?? 'error.OUT_OF_ORDER_SERVICE', limits)

export const endsSession = (code: string): boolean => last.has(code)
