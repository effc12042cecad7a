/** The events that a bet is on, by the id of the feed. */
export function eventsOf({ legs }: { legs: readonly { event: string }[] }): string[] {
  return legs.map(({ event }) => event)
}
