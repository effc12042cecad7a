/** Most cards of one value in a hand, and of a hand in all: 21 aces. */
export const mostCards = 22

/** A shoe from which cards are taken and put back; an endless one never changes. */
export type Shoe = {
  /** How likely the next card has this value: 1 for aces, 10 for tens and pictures. */
  chance: (value: number) => number
  take: (value: number) => void
  putBack: (value: number) => void
  /** At place value · mostCards + n, in how many orders n cards of the value may come; of any value at value 0. */
  orders: () => Float64Array
}

/** @param decks Infinity for cards that are drawn with replacement */
export function createShoe(decks: number): Shoe {
  const isEndless = decks === Number.POSITIVE_INFINITY
  const of = isEndless ? 1 : decks
  /** At place 0 all cards. */
  const left = Array.from({ length: 11 }, (_, value) => (value === 0 ? 52 : value === 10 ? 16 : 4) * of)
  const table = new Float64Array(11 * mostCards)
  const move = (value: number, by: number) => {
    if (isEndless) return
    left[value] = (left[value] ?? 0) + by
    left[0] = (left[0] ?? 0) + by
  }
  return {
    chance: (value) => (left[value] ?? 0) / (left[0] ?? 1),
    take: (value) => move(value, -1),
    putBack: (value) => move(value, 1),
    orders() {
      for (const [value, there] of left.entries()) {
        let orders = 1
        for (let n = 0; n < mostCards; n += 1) {
          table[value * mostCards + n] = orders
          orders *= isEndless ? there : Math.max(0, there - n)
        }
      }
      return table
    },
  }
}
