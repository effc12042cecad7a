import fastify from 'fastify'

type Said = { operation: string; body: Record<string, string>; signed: boolean }
type Fault = 'refuse' | 'limit' | 'silence' | 'deaf' | Promise<unknown>

export const reachedLimit = { kind: 'loss', until: '2026-12-01T00:00:00.000Z', time_zone: 'Europe/Riga' }

/**
 * A casino whose wallet keeps to schemas/api/wallet.yaml as far as the provider needs it. A token of the letter t is the
 * player p-1's, one of another letter p-<that letter>'s; each begins with the same. A round that was finished takes nothing
 * more, and gives nothing back. `faults` are met by the next calls of an
 * operation: refuse, by a limit too, never hear it, hear it and say nothing, or hear it and answer when something has happened.
 */
export async function openFakeCasino(start = 10_000) {
  const app = fastify({ forceCloseConnections: true })
  const said: Said[] = []
  const done = new Map<string, object>()
  const faults: Record<string, Fault[]> = {}
  const purses = new Map<string, bigint>()
  const closed = new Set<string>()
  const money = (player: string) => purses.get(player) ?? BigInt(start)
  const nameOf = (token: string) => (token.startsWith('t') ? 'p-1' : `p-${token[0]}`)

  app.post<{ Params: { operation: string }; Body: Record<string, string> }>(
    '/wallet/v1/:operation',
    async (request, reply) => {
      const { operation } = request.params
      const { body } = request
      said.push({ operation, body, signed: typeof request.headers['x-wallet-signature'] === 'string' })
      const fault = faults[operation]?.shift()
      const player = body.player ?? nameOf(body.token ?? '')
      const balance = () => ({ amount: String(money(player)), currency: 'EUR' })
      if (fault === 'silence') return reply.hijack().raw.destroy()
      if (fault === 'refuse')
        return reply.code(409).send({ error: { code: 'NOT_ENOUGH_MONEY', message: '', balance: balance() } })
      if (fault === 'limit')
        return reply.code(403).send({ error: { code: 'LIMIT_REACHED', message: '', limit: reachedLimit } })
      const key = body.transaction ?? ''
      const before = done.get(key)
      if (before) return before
      const round = `${player}/${body.round}`
      if (closed.has(round))
        return reply.code(409).send({ error: { code: 'ROUND_CLOSED', message: '', balance: balance() } })
      if (body.finished) closed.add(round)
      const moved: Record<string, bigint> = {
        bet: -BigInt(body.amount ?? 0),
        win: BigInt(body.amount ?? 0),
        'free-round': BigInt(body.amount ?? 0),
        rollback: -((done.get(body.target ?? '') as { moved?: bigint } | undefined)?.moved ?? 0n),
      }
      purses.set(player, money(player) + (moved[operation] ?? 0n))
      const answer = { player, transaction: key, balance: balance() }
      if (key)
        done.set(key, Object.defineProperty(answer, 'moved', { value: moved[operation], enumerable: false }))
      if (fault instanceof Promise) await fault
      if (fault === 'deaf') return reply.hijack().raw.destroy()
      return answer
    },
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    said,
    money: (player = 'p-1') => money(player),
    fail: (operation: string, ...with_: Fault[]) => {
      faults[operation] = with_
    },
    operations: () => said.map(({ operation }) => operation),
    close: () => app.close(),
  }
}
