import type { BlockProps } from '#generated/grammar/types.ts'
import { questionsOf } from './questionsOf.ts'

/** Events of one part of a list, and those in play that the overview shows before those to come. */
export const partSize = 30
export const liveAtHome = 8

/** A part of the list of events that fit. */
export const partOf = (question: Record<string, unknown>, offset: number, count: number) => ({
  ...question,
  offset,
  count,
})

/** What the sportsbook asks the platform that is the same for all visitors, by what is looked at. */
export function firstQuestions({
  view,
}: BlockProps['sportsbook']): [operation: string, values: Record<string, unknown>][] {
  const { live, coming } = questionsOf({})
  const lists = {
    home: [partOf(live, 0, liveAtHome), partOf(coming, 0, partSize)],
    live: [partOf(live, 0, partSize)],
    coming: [partOf(coming, 0, partSize)],
  }
  const asked = view in lists ? lists[view as keyof typeof lists] : []
  return [
    ['sports.getTree', {}],
    ...asked.map((values): [string, Record<string, unknown>] => ['sports.getEvents', values]),
  ]
}
