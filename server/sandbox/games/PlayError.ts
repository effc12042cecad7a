import type { Balance, PlayLimit } from './walletClient.ts'

type Why = { balance?: Balance | undefined; limit?: PlayLimit | undefined }

/** Why the game's frame gets no round: `code` is the casino's where it refused. */
export class PlayError extends Error {
  readonly status: number
  readonly code: string
  readonly balance: Balance | undefined
  readonly limit: PlayLimit | undefined

  constructor(status: number, code: string, message: string, { balance, limit }: Why = {}) {
    super(message)
    this.name = 'PlayError'
    this.status = status
    this.code = code
    this.balance = balance
    this.limit = limit
  }
}
