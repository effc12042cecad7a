/** Events of one part of a list, and those in play that the overview shows before those to come. */
export const partSize = 30
export const liveAtHome = 8

/** A part of the list of events that fit. */
export const partOf = (question: Record<string, unknown>, offset: number, count: number) => ({
  ...question,
  offset,
  count,
})
