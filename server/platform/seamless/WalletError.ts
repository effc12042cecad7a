import type { WalletCode, WalletLimit, WalletSum } from '#generated/walletApi.ts'

const statuses: Record<WalletCode, number> = {
  INVALID_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  TOKEN_EXPIRED: 403,
  SESSION_GONE: 403,
  PLAYER_EXCLUDED: 403,
  LIMIT_REACHED: 403,
  NOT_ENOUGH_MONEY: 403,
  PLAYER_UNKNOWN: 404,
  GAME_UNKNOWN: 404,
  TRANSACTION_DOES_NOT_EXIST: 404,
  WRONG_CURRENCY: 409,
  DUPLICATE_TRANSACTION: 409,
  ALREADY_ROLLED_BACK: 409,
  BET_ALREADY_SETTLED: 409,
  ROUND_CLOSED: 409,
  OUT_OF_ORDER_SERVICE: 503,
}

/** Why a call of a provider is refused. Its message is for developers, and holds neither tokens nor names of players. */
export class WalletError extends Error {
  readonly code: WalletCode
  readonly status: number
  /** What the player can stake, where that is why. */
  readonly balance: WalletSum | undefined
  /** The limit that a stake would pass, where that is why. */
  readonly limit: WalletLimit | undefined

  constructor(
    code: WalletCode,
    message: string,
    { balance, limit, cause }: { balance?: WalletSum; limit?: WalletLimit; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'WalletError'
    this.code = code
    this.status = statuses[code]
    this.balance = balance
    this.limit = limit
  }
}
