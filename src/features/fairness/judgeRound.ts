import { RefusedPlay } from '#games/engines/Engine.ts'
import { verifyRound } from '#games/engines/verifyRound.ts'
import { isClientSeed, type Seeds } from '#games/fairness/seeds.ts'
import type { ShownRecord } from './readRecord.ts'
import { type Trace, traceRound } from './traceRound.ts'

export type Verdict =
  | { is: 'right'; trace: Trace; record: ShownRecord; faults: readonly string[] }
  | { is: 'wrong'; trace: Trace; record: ShownRecord; faults: readonly string[] }
  /** Seeds alone: what they draw, and nothing to hold it against. */
  | { is: 'drawn'; trace: Trace }
  | { is: 'sealed'; record: ShownRecord }
  | { is: 'scheme' }
  | { is: 'fault'; why: 'seeds' | 'unplayable' }

/** What is found of what was held up, which may be no record at all; nothing before anything was. */
export type Judged = Verdict | { is: 'fault'; why: 'record' } | undefined

/** Seeds as they were typed. */
export type TypedSeeds = { server: string; client: string; nonce: string }

/** Recomputes a round, or draws by seeds alone. What was typed of the seeds goes before what the record says. */
export function judgeRound(record: ShownRecord | undefined, typed: TypedSeeds): Verdict {
  const said = record?.seeds
  const server = typed.server.trim() || said?.server || ''
  if (record && server === '') return { is: 'sealed', record }
  const client = typed.client.trim() || said?.client || ''
  const nonce = typed.nonce.trim() === '' ? said?.nonce : Number(typed.nonce)
  const isSound = server !== '' && isClientSeed(client) && Number.isSafeInteger(nonce) && Number(nonce) >= 0
  if (!isSound) return { is: 'fault', why: 'seeds' }
  const seeds: Seeds = { server, client, nonce: Number(nonce) }
  if (!record) return { is: 'drawn', trace: traceRound(seeds) }
  try {
    const { faults } = verifyRound({ ...record, seeds })
    if (faults.includes('scheme')) return { is: 'scheme' }
    const trace = traceRound(seeds, record)
    return { is: faults.length === 0 ? 'right' : 'wrong', trace, record, faults }
  } catch (error) {
    // Whatever was pasted: a table that is none fails in many ways.
    if (error instanceof RefusedPlay || error instanceof TypeError || error instanceof RangeError)
      return { is: 'fault', why: 'unplayable' }
    throw error
  }
}
