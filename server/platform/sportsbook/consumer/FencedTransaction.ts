import type { Executor } from '../../../db/Database.ts'

/**
 * A transaction of the one who listens: it writes nothing once another does.
 * @throws LeaseLostError
 */
export type FencedTransaction = <T>(work: (tx: Executor) => Promise<T>) => Promise<T>
