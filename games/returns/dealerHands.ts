import { mostCards } from './blackjackShoe.ts'

/** Hands that a dealer may end with: place by place, so that they are gone through quickly. */
export type DealerHands = {
  totals: Uint8Array
  /** Cards after the first, and in how many orders they may come. */
  counts: Uint8Array
  orders: Float64Array
  /** Six places for each in the table of a shoe's orders; place 0 of the table, which is 1, fills them up. */
  cells: Uint8Array
}

/** The total of a dealer who has too many. */
export const bust = 22
/** Most values that a hand's cards after the first may have: 16 and one more of any. */
export const mostCells = 6

/** Every hand from a first card on, but a blackjack, for which the dealer has looked. */
export function dealerHands(first: number, hitsSoft17: boolean): DealerHands {
  const hands = new Map<string, { total: number; orders: number; count: number; cells: number[] }>()
  const drawn: number[] = Array(11).fill(0)
  function draw(hard: number, hasAce: boolean, count: number): void {
    const isSoft = hasAce && hard <= 11
    const total = isSoft ? hard + 10 : hard
    if (count === 1 && total === 21) return
    if (count > 0 && (total > 17 || (total === 17 && !(isSoft && hitsSoft17)))) {
      const key = drawn.join()
      const cells = [...drawn.entries()].flatMap(([value, times]) =>
        times > 0 ? [value * mostCards + times] : [],
      )
      if (cells.length > mostCells) throw new RangeError('a hand of more values than foreseen')
      const hand = hands.get(key) ?? { total: Math.min(bust, total), orders: 0, count, cells }
      hand.orders += 1
      hands.set(key, hand)
      return
    }
    for (let value = 1; value <= 10; value += 1) {
      drawn[value] = (drawn[value] ?? 0) + 1
      draw(hard + value, hasAce || value === 1, count + 1)
      drawn[value] = (drawn[value] ?? 0) - 1
    }
  }
  draw(first, first === 1, 0)
  const all = [...hands.values()]
  return {
    totals: Uint8Array.from(all, ({ total }) => total),
    counts: Uint8Array.from(all, ({ count }) => count),
    orders: Float64Array.from(all, ({ orders }) => orders),
    cells: Uint8Array.from(
      all.flatMap(({ cells }) => Array.from({ length: mostCells }, (_, at) => cells[at] ?? 0)),
    ),
  }
}
