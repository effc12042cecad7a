import type { KnownText } from '#renderers/host.ts'
import type { EventView } from '../book/SportsBook.ts'

const words = {
  suspended: 'sportsbook.status.suspended',
  ended: 'sportsbook.status.ended',
  closed: 'sportsbook.status.closed',
  cancelled: 'sportsbook.status.cancelled',
  delayed: 'sportsbook.status.delayed',
  interrupted: 'sportsbook.status.interrupted',
  postponed: 'sportsbook.status.postponed',
  abandoned: 'sportsbook.status.abandoned',
} as const satisfies Partial<Record<EventView['status'], KnownText>>

/** What is said of how an event goes, where it does not go as planned or is over. */
export function statusText({ status }: Pick<EventView, 'status'>): KnownText | undefined {
  return status === 'not_started' || status === 'live' ? undefined : words[status]
}

const final: readonly EventView['status'][] = ['ended', 'closed', 'cancelled', 'abandoned']

/** Nothing of it can be bet on any more. */
export const isOver = ({ status }: Pick<EventView, 'status'>): boolean => final.includes(status)
