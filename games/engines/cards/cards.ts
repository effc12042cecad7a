import type { Draw } from '../../fairness/createDraw.ts'
import { shuffle } from '../../fairness/shuffle.ts'

/** A card from 0 to 51: rank 1 (ace) to 13 (king) is card % 13 + 1, suit card / 13 (spades, hearts, diamonds, clubs). */
export type Card = number

export function rankOf(card: Card): number {
  return (card % 13) + 1
}

/** Several decks, one after another, in an order drawn from the first place on. */
export function shuffledShoe(decks: number, draw: Draw): Card[] {
  return shuffle(
    Array.from({ length: decks * 52 }, (_, at) => at % 52),
    draw,
  )
}
