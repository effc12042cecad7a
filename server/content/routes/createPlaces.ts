import { ContentError } from '../ContentError.ts'

/** So many places of each member, to be taken before anything of a body is read. */
export function createPlaces(atOnce: number) {
  const taken = new Map<number, number>()
  /** @returns what gives the place back @throws ContentError 429 where the member has no other */
  return function take(memberId: number): () => void {
    const before = taken.get(memberId) ?? 0
    if (before >= atOnce) {
      const refusal = new ContentError(429, 'TooManyRequests', `At most ${atOnce} of these at a time`)
      refusal.retryAfter = 1
      throw refusal
    }
    taken.set(memberId, before + 1)
    return () => {
      const left = (taken.get(memberId) ?? 1) - 1
      if (left > 0) taken.set(memberId, left)
      else taken.delete(memberId)
    }
  }
}
