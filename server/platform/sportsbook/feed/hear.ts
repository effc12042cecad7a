import { type EventState, resultKey, stopKey, windowKey } from './EventState.ts'
import type { EventMessage } from './FeedMessage.ts'
import { keep, keepWithin } from './register.ts'

/** Takes a message of an event into what is known of it. */
export function hear(state: EventState, message: EventMessage): void {
  const { at, producer } = message
  switch (message.kind) {
    case 'odds_change':
      for (const { line, status, outcomes } of message.lines)
        keepWithin(state.prices, [line, producer], at, { status, outcomes })
      break
    case 'bet_stop':
      for (const group of message.groups) keep(state.stops, stopKey(producer, group), at, message.status)
      break
    case 'bet_settlement':
      for (const { line, results } of message.lines)
        keep(state.results, resultKey(line, message.certainty), at, results)
      break
    case 'rollback_bet_settlement':
      for (const line of message.lines)
        for (const certainty of [1, 2] as const)
          keep(state.results, resultKey(line, certainty), at, 'rolled back')
      break
    case 'bet_cancel':
    case 'rollback_bet_cancel': {
      const { window, lines, kind } = message
      const isRolledBack = kind === 'rollback_bet_cancel'
      for (const line of lines)
        keepWithin(state.cancels, [line, windowKey(window)], at, { isRolledBack, window })
      break
    }
  }
}
