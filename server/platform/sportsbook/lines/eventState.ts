import { type EventState, noEventState, resultKey, stopKey } from '../feed/EventState.ts'
import type { lineRepository } from './lineRepository.ts'

type Read<Of extends keyof typeof lineRepository> = Awaited<ReturnType<(typeof lineRepository)[Of]>>

/** Rows of any events, in as far as they were read. */
export type RegisterRows = {
  prices?: Read<'prices'>
  stops?: Read<'stops'>
  results?: Read<'results'>
  cancels?: Read<'cancels'>
}

/** Rows of the tables as registers, by event. */
export function eventStates({ prices, stops, results, cancels }: RegisterRows): Map<string, EventState> {
  const states = new Map<string, EventState>()
  const of = (event: string) => {
    const state = states.get(event) ?? noEventState()
    states.set(event, state)
    return state
  }
  for (const { event, line, producer, at, status, outcomes } of prices ?? [])
    within(of(event).prices, line).set(producer, { at, value: { status, outcomes } })
  for (const { event, producer, group, at, status } of stops ?? [])
    of(event).stops.set(stopKey(producer, group), { at, value: status })
  for (const { event, line, certainty, at, results: value } of results ?? [])
    of(event).results.set(resultKey(line, certainty), { at, value })
  for (const { event, line, key, at, isRolledBack, window } of cancels ?? [])
    within(of(event).cancels, line).set(key, { at, value: { isRolledBack, window } })
  return states
}

function within<A, B, T>(all: Map<A, Map<B, T>>, key: A): Map<B, T> {
  const inner = all.get(key) ?? new Map<B, T>()
  all.set(key, inner)
  return inner
}
