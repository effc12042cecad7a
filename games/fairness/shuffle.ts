import type { Draw } from './createDraw.ts'

/** The items in a random order, by Fisher-Yates from the first place on: one draw a swap, none for the last place. */
export function shuffle<T>(items: readonly T[], draw: Draw): T[] {
  const order = [...items]
  for (let place = 0; place < order.length - 1; place += 1) {
    const from = place + draw.below(order.length - place)
    const taken = order[from] as T
    order[from] = order[place] as T
    order[place] = taken
  }
  return order
}
