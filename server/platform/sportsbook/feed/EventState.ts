import type { BetWindow, LineKey, LineStatus, OutcomeResult, PricedOutcome, Producer } from './FeedMessage.ts'
import type { Register } from './register.ts'

/** What a producer says of a line: its odds and whether it takes bets. */
export type LinePrice = { status: LineStatus; outcomes: readonly PricedOutcome[] }

/** Results of a line, or that those of a certainty do not count any more. */
export type LineResult = Readonly<Record<string, OutcomeResult>> | 'rolled back'

/** That bets of a window are void, or not any more. */
export type LineCancel = { isRolledBack: boolean; window: BetWindow }

/**
 * All that was heard of an event, as registers: each keeps the newest that was said of one thing. So the same messages leave
 * the same state in whatever order they come, however often, and whatever of them comes once more after a gap.
 */
export type EventState = {
  /** By line and producer. */
  prices: Map<LineKey, Map<Producer, Register<LinePrice>>>
  /** By producer and group of markets. */
  stops: Map<string, Register<-1 | 0>>
  /** By line and certainty. */
  results: Map<string, Register<LineResult>>
  /** By line and window. */
  cancels: Map<LineKey, Map<string, Register<LineCancel>>>
}

/** What decides bets on an event: its results and cancelled windows, without prices. */
export type DecidedState = Pick<EventState, 'results' | 'cancels'>

export function noEventState(): EventState {
  return { prices: new Map(), stops: new Map(), results: new Map(), cancels: new Map() }
}

export function stopKey(producer: Producer, group: string): string {
  return `${producer} ${group}`
}

export function resultKey(line: LineKey, certainty: 1 | 2): string {
  return `${certainty} ${line}`
}

/** The number and the name of which a key of stops or results is made. */
export function splitKey(key: string): [number: number, name: string] {
  const space = key.indexOf(' ')
  return [Number(key.slice(0, space)), key.slice(space + 1)]
}

export function windowKey({ from, to }: BetWindow): string {
  return `${from ?? ''}-${to ?? ''}`
}
