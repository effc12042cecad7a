import fastify from 'fastify'

type Said = { operation: string; body: Record<string, string>; signed: boolean }
type Fault = 'refuse' | 'silence' | 'deaf'

/**
 * A casino with one player, whose wallet keeps to schemas/api/wallet.yaml as far as the provider needs it. `faults` are
 * met by the next calls of an operation: refuse, never hear it, or hear it and say nothing.
 */
export async function openFakeCasino(start = 10_000) {
  const app = fastify({ forceCloseConnections: true })
  const said: Said[] = []
  const done = new Map<string, object>()
  const faults: Record<string, Fault[]> = {}
  let money = BigInt(start)
  const balance = () => ({ amount: String(money), currency: 'EUR' })

  app.post<{ Params: { operation: string }; Body: Record<string, string> }>(
    '/wallet/v1/:operation',
    async (request, reply) => {
      const { operation } = request.params
      const { body } = request
      said.push({ operation, body, signed: typeof request.headers['x-wallet-signature'] === 'string' })
      const fault = faults[operation]?.shift()
      if (fault === 'silence') return reply.hijack().raw.destroy()
      if (fault === 'refuse')
        return reply.code(409).send({ error: { code: 'NOT_ENOUGH_MONEY', message: '', balance: balance() } })
      const key = body.transaction ?? ''
      const before = done.get(key)
      if (before) return before
      const moved: Record<string, bigint> = {
        bet: -BigInt(body.amount ?? 0),
        win: BigInt(body.amount ?? 0),
        'free-round': BigInt(body.amount ?? 0),
        rollback: -((done.get(body.target ?? '') as { moved?: bigint } | undefined)?.moved ?? 0n),
      }
      money += moved[operation] ?? 0n
      const answer = { player: 'p-1', transaction: key, balance: balance() }
      if (key)
        done.set(key, Object.defineProperty(answer, 'moved', { value: moved[operation], enumerable: false }))
      if (fault === 'deaf') return reply.hijack().raw.destroy()
      return answer
    },
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    said,
    money: () => money,
    fail: (operation: string, ...with_: Fault[]) => {
      faults[operation] = with_
    },
    operations: () => said.map(({ operation }) => operation),
    close: () => app.close(),
  }
}
