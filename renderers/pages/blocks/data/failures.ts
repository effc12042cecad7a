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

/** The places of a screen that could not be loaded. Of those that would say the same the first one speaks. */
export class Failures {
  private parts = new Map<FailedPlace, FailurePart>()
  private readonly listeners = new Set<() => void>()

  constructor() {
    globalThis.addEventListener?.('online', () => {
      for (const { retry } of [...this.parts.keys()]) retry()
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  partOf(place: FailedPlace | undefined): FailurePart {
    return (place && this.parts.get(place)) ?? 'nothing'
  }

  add(place: FailedPlace): () => void {
    this.deal([...this.parts.keys(), place])
    return () => this.deal([...this.parts.keys()].filter((other) => other !== place))
  }

  /** Tries again what this place speaks for, and what has left. */
  retry(place: FailedPlace): void {
    for (const other of [...this.parts.keys()])
      if (regionOf(other) === regionOf(place) && (isSame(other, place) || other.leaves)) other.retry()
  }

  private deal(places: FailedPlace[]): void {
    places.sort(inDocument)
    this.parts = new Map(places.map((place) => [place, partAmong(places, place)]))
    for (const listener of this.listeners) listener()
  }
}

function partAmong(places: FailedPlace[], place: FailedPlace): FailurePart {
  if (place.leaves === 'always') return 'nothing'
  const first = places.find((other) => isSame(other, place) && other.leaves !== 'always')
  if (first !== place) return place.leaves ? 'nothing' : 'line'
  return 'all'
}

function isSame(one: FailedPlace, other: FailedPlace): boolean {
  return one.reason === other.reason && regionOf(one) === regionOf(other)
}

function regionOf({ element }: FailedPlace): Element | null {
  return element.closest(REGION)
}

function inDocument(one: FailedPlace, other: FailedPlace): number {
  return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

const known = new WeakMap<Host, Failures>()

export function failuresOf(host: Host): Failures {
  const here = known.get(host) ?? new Failures()
  known.set(host, here)
  return here
}
