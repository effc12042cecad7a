import { type Card, rankOf } from './cards.ts'

export type BlackjackHand = {
  cards: Card[]
  /** Whether nothing more is done with it. */
  isDone: boolean
  isDoubled: boolean
}

/** Points of a card, an ace as 1. */
export function blackjackValue(card: Card): number {
  return Math.min(10, rankOf(card))
}

/** The best total of a hand; soft where an ace counts 11. */
export function totalOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + blackjackValue(card), 0)
  const isSoft = hard <= 11 && cards.some((card) => blackjackValue(card) === 1)
  return { total: isSoft ? hard + 10 : hard, isSoft }
}

export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21
}

/** A hand that is done from 21 on. @param isLast whether nothing may be done with it anyway */
export function handOf(cards: Card[], isLast = false, isDoubled = false): BlackjackHand {
  return { cards, isDone: isLast || totalOf(cards).total >= 21, isDoubled }
}
