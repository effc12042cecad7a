import { type Card, rankOf } from '#games/engines/cards/cards.ts'
import type { Translate } from '../../messages/createTranslate.ts'
import { el } from '../../ui/el.ts'

const suits = ['♠', '♥', '♦', '♣'] as const
const suitNames = ['cards.spades', 'cards.hearts', 'cards.diamonds', 'cards.clubs'] as const
const faces: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

const suitOf = (card: Card) => Math.floor(card / 13)
const faceOf = (card: Card) => faces[rankOf(card)] ?? String(rankOf(card))

/** A card to be seen and heard. Without one, its back. */
export function cardElement(card: Card | undefined, t: Translate): HTMLElement {
  if (card === undefined) return el('li', { class: 'card back', 'aria-label': t('cards.hidden') })
  const suit = suitOf(card)
  return el(
    'li',
    {
      class: `card ${suit === 1 || suit === 2 ? 'red' : ''}`,
      'aria-label': `${faceOf(card)} ${t(suitNames[suit] ?? 'cards.spades')}`,
    },
    el('span', { 'aria-hidden': 'true' }, faceOf(card)),
    el('span', { class: 'suit', 'aria-hidden': 'true' }, suits[suit]),
  )
}
