import type { Executor } from '../../../db/Database.ts'
import { protectionRepository } from '../../responsibleGaming/protectionRepository.ts'
import { markRepository, type Span } from './markRepository.ts'

export type Bars = {
  /** Exclusions and breaks. */
  pauses: Span[]
  /** The same, and what the operator has marked: nothing is earned then. */
  bars: Span[]
}

/** When a player was not rewarded. */
export async function barsOf(executor: Executor, uid: number): Promise<Bars> {
  const pauses = await protectionRepository.exclusions(executor, uid)
  return { pauses, bars: [...pauses, ...(await markRepository.spans(executor, uid))] }
}

export const isWithin = (spans: readonly Span[], moment: Date): boolean =>
  spans.some(({ since, until }) => since <= moment && (until === null || moment < until))
