import { type Keys, signedHeaders } from './signature.ts'

/** Milliseconds to wait for the casino. */
const patience = 5_000

export type Balance = { amount: string; currency: string }

/** The limit that a stake would pass: `kind` stake, loss or bonus, the ISO instant at which its period ends, in which time zone. */
export type PlayLimit = { kind: string; until?: string; time_zone?: string }

/**
 * What came of a call: done with what it answered, refused for good with why, or unknown, after which the same is said
 * again or taken back.
 */
export type Heard =
  | { kind: 'done'; answer: Record<string, unknown> & { balance?: Balance } }
  | { kind: 'refused'; code: string; balance?: Balance; limit?: PlayLimit }
  | { kind: 'unknown' }

export type WalletCall = (operation: string, body: object) => Promise<Heard>

/** Calls the casino's wallet (schemas/api/wallet.yaml). @param site where the casino answers; empty until it listens */
export function createWalletClient(site: () => string, keys: Keys): WalletCall {
  return async (operation, fields) => {
    if (site() === '') return { kind: 'unknown' }
    const path = `/wallet/v1/${operation}`
    const body = JSON.stringify(fields)
    try {
      const answer = await fetch(site() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedHeaders(keys, `POST ${path}`, body) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const said = (await answer.json()) as Record<string, unknown>
      if (answer.ok) return { kind: 'done', answer: said }
      const { code, balance, limit } = (said.error ?? {}) as {
        code?: unknown
        balance?: Balance
        limit?: PlayLimit
      }
      if (answer.status >= 500 || answer.status === 429 || typeof code !== 'string')
        return { kind: 'unknown' }
      return { kind: 'refused', code, ...(balance && { balance }), ...(limit && { limit }) }
    } catch {
      return { kind: 'unknown' }
    }
  }
}
