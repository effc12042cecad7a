import type { Balance } from './walletClient.ts'

/** Why the game's frame gets no round: `code` is the casino's where it refused. */
export class PlayError extends Error {
  readonly status: number
  readonly code: string
  readonly balance: Balance | undefined

  constructor(status: number, code: string, message: string, balance?: Balance) {
    super(message)
    this.name = 'PlayError'
    this.status = status
    this.code = code
    this.balance = balance
  }
}
