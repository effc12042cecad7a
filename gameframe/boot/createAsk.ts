import type { Balance } from './FrameState.ts'

/** The limit that a stake would pass: stake, loss or bonus, and the instant at which its period ends, in the casino's time zone. */
export type Reached = { kind: string; until?: string; time_zone?: string }

/** Why the provider does not do it; `code` is the casino's where it refused. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: string
  readonly balance: Balance | undefined
  readonly limit: Reached | undefined

  constructor(code: string, message: string, balance?: Balance, limit?: Reached) {
    super(message)
    this.code = code
    this.balance = balance
    this.limit = limit
  }
}

type Failure = { error?: { code?: string; message?: string; balance?: Balance; limit?: Reached } }

/** Questions of a frame to its provider, with a body what is to be done; they throw ProviderError. @param base path that all begin with */
export const createAsk =
  (base: string) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(base + path, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch(() => undefined)
    if (!answer) throw new ProviderError('OFFLINE', 'The provider cannot be reached')
    const said = (await answer.json().catch(() => ({}))) as T & Failure
    if (answer.ok) return said
    const { code = 'OUT_OF_ORDER_SERVICE', message = '', balance, limit } = said.error ?? {}
    throw new ProviderError(code, message, balance, limit)
  }
