import { createHash } from 'node:crypto'
import type { ShownLine } from '../feed/shownLine.ts'

/** All prices of a line in short: where two are the same, nothing has changed in between for whichever outcome a bet is on. */
export function seenOf({ status, outcomes }: ShownLine): string {
  const prices = outcomes.map(({ id, odds, isActive }) => `${id}:${isActive ? odds : 0}`).sort()
  return createHash('sha256').update(`${status} ${prices.join()}`).digest('base64url').slice(0, 16)
}
