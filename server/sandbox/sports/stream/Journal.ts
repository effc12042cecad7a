import { type SentOf, send } from './publicationSent.ts'
import type { Product, Sent } from './Sent.ts'

/** Makes a message once more, for a recovery. */
type Again = (recovery: { request?: number; node?: number }) => Sent

/** So many are kept. */
const MOST = 500

export type Journal = ReturnType<typeof createJournal>

/** What was said of events that does not follow from how they go: what a tester made the bookmaker say. */
export function createJournal(publish: (sent: Sent) => void) {
  const said: { product: Product; event: string; at: number; again: Again }[] = []

  return {
    /** Says it, and keeps it for those who miss it. */
    say(
      kind: string,
      product: Product,
      of: Pick<SentOf, 'event' | 'at'>,
      body: Parameters<typeof send>[3],
    ): void {
      const again: Again = (recovery) => send(kind, product, { ...of, ...recovery }, body)
      said.push({ product, event: of.event.id, at: of.at, again })
      if (said.length > MOST) said.shift()
      publish(again({}))
    },
    since: (product: Product, after: number): Again[] =>
      said.filter((one) => one.product === product && one.at > after).map(({ again }) => again),
    of: (product: Product, event: string): Again[] =>
      said.filter((one) => one.product === product && one.event === event).map(({ again }) => again),
  }
}
