import { memo } from '#schemas/runtime/memo.ts'
import type { CallFailure, Host } from '../../../host.ts'

/** What did not come at all; always the same, so that it is heard once. */
export const noAnswer: CallFailure = { type: 'NetworkError', message: '', invalidParameters: {} }

/**
 * How a place says that it could not be loaded: `all`, with its reason and another try, for all that could not for the same
 * reason; `line`, in a few words, as another says the rest; `nothing`, it leaves.
 */
export type FailurePart = 'all' | 'line' | 'nothing'

/** When a place leaves: `behind`, where another that failed stands before it. */
export type Leaving = 'always' | 'behind'

export type FailedPlace = {
  element: HTMLElement
  /** Why, in words. */
  reason: string
  leaves?: Leaving
  retry: () => void
}

/** What is looked at as one: a page, or a dialog above it. */
const REGION = 'main, [role="dialog"]'

type Failures = ReturnType<typeof createFailures>

/** The places of a screen that could not be loaded. Of those that would say the same the first one speaks. */
function createFailures() {
  let parts = new Map<FailedPlace, FailurePart>()
  const listeners = new Set<() => void>()
  const deal = (places: FailedPlace[]) => {
    places.sort(inDocument)
    parts = new Map(places.map((place) => [place, partAmong(places, place)]))
    for (const listener of listeners) listener()
  }
  globalThis.addEventListener?.('online', () => {
    for (const place of [...parts.keys()]) place.retry()
  })

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    partOf: (place: FailedPlace | undefined): FailurePart => (place && parts.get(place)) ?? 'nothing',

    add(place: FailedPlace): () => void {
      deal([...parts.keys(), place])
      return () => deal([...parts.keys()].filter((other) => other !== place))
    },

    /** Tries again what this place speaks for, and what has left. */
    retry(place: FailedPlace): void {
      for (const other of [...parts.keys()])
        if (other.leaves ? isNear(other, place) : isSame(other, place)) other.retry()
    },
  }
}

function partAmong(places: FailedPlace[], place: FailedPlace): FailurePart {
  if (place.leaves === 'always') return 'nothing'
  const first = places.find((other) => isSame(other, place) && other.leaves !== 'always')
  if (first === place) return 'all'
  return place.leaves ? 'nothing' : 'line'
}

function isSame(one: FailedPlace, other: FailedPlace): boolean {
  return one.reason === other.reason && isNear(one, other)
}

function isNear(one: FailedPlace, other: FailedPlace): boolean {
  return one.element.closest(REGION) === other.element.closest(REGION)
}

function inDocument(one: FailedPlace, other: FailedPlace): number {
  return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Those of what a host shows. */
export const failuresOf: (host: Host) => Failures = memo(createFailures)
