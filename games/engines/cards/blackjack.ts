import { type Engine, type Outcome, RefusedPlay, type Sum } from '../Engine.ts'
import { asSum, type Ratio, readStake, times } from '../sums.ts'
import { type BlackjackHand, blackjackValue, handOf, isBlackjack, totalOf } from './blackjackHand.ts'
import { type Card, shuffledShoe } from './cards.ts'

export type BlackjackConfig = {
  decks: number
  /** Whether the dealer draws to a soft 17. */
  hitsSoft17: boolean
  /** What a blackjack brings back, stake included: 5/2 for three to two. */
  blackjackPays: Ratio
}

export type BlackjackChoice = { stake: Sum }
/** What is done with the hand in play; `split` and `double` stake as much again. */
export type BlackjackMove = 'hit' | 'stand' | 'double' | 'split'

export type BlackjackOutcome = Outcome & {
  hands: (BlackjackHand & { stake: Sum; win: Sum })[]
  /** Place of the hand in play; none when the round is over. */
  active?: number
  /** The dealer's cards; only the first while the round goes on. */
  dealer: Card[]
  /** What may be done next. */
  options: BlackjackMove[]
}

/**
 * A round on a freshly shuffled shoe. The dealer looks for a blackjack before the player acts. Any two cards may be doubled,
 * also after a split; two cards of equal value may be split once, split aces get one card each, and 21 on them is no
 * blackjack. There is no insurance and no surrender.
 */
export const blackjack: Engine<BlackjackConfig, BlackjackChoice, BlackjackMove, BlackjackOutcome> = {
  play(config, draw, choice, moves) {
    const stake = readStake(choice.stake)
    const shoe = shuffledShoe(config.decks, draw)
    let dealt = 0
    const deal = (): Card => shoe[dealt++] as Card

    const first = deal()
    const up = deal()
    const second = deal()
    const dealer = [up, deal()]
    let hands = [handOf([first, second])]
    if (isBlackjack(dealer) || isBlackjack([first, second]))
      hands[0] = { cards: [first, second], isDone: true, isDoubled: false }

    for (const move of moves) {
      const at = hands.findIndex(({ isDone }) => !isDone)
      const hand = hands[at]
      if (!hand || !optionsOf(hands).includes(move)) throw new RefusedPlay(`There is no ${String(move)} now`)
      if (move === 'split') {
        const areAces = blackjackValue(hand.cards[0] as Card) === 1
        hands = hand.cards.map((card) => handOf([card, deal()], areAces))
      } else if (move === 'stand') hands[at] = { ...hand, isDone: true }
      else hands[at] = handOf([...hand.cards, deal()], move === 'double', move === 'double')
    }

    const active = hands.findIndex(({ isDone }) => !isDone)
    const isOver = active === -1
    if (isOver) playDealer()

    const staked = hands.map(({ isDoubled }) => (isDoubled ? 2n * stake : stake))
    const wins = hands.map((hand, at) => (isOver ? winOf(hand, staked[at] ?? 0n) : 0n))
    return {
      stake: asSum(staked.reduce((sum, one) => sum + one, 0n)),
      win: asSum(wins.reduce((sum, one) => sum + one, 0n)),
      isOver,
      hands: hands.map((hand, at) => ({
        ...hand,
        stake: asSum(staked[at] ?? 0n),
        win: asSum(wins[at] ?? 0n),
      })),
      ...(isOver ? {} : { active }),
      dealer: isOver ? dealer : [up],
      options: optionsOf(hands),
    }

    /** Draws unless every hand is decided without. */
    function playDealer(): void {
      const isOpen = hands.some(({ cards }) => totalOf(cards).total <= 21 && !isNatural(cards))
      while (isOpen && mustDraw(dealer)) dealer.push(deal())
    }

    function mustDraw(cards: readonly Card[]): boolean {
      const { total, isSoft } = totalOf(cards)
      return total < 17 || (total === 17 && isSoft && config.hitsSoft17)
    }

    function isNatural(cards: readonly Card[]): boolean {
      return hands.length === 1 && isBlackjack(cards)
    }

    function winOf({ cards }: BlackjackHand, staked: bigint): bigint {
      const { total } = totalOf(cards)
      if (isNatural(cards)) return isBlackjack(dealer) ? staked : times(staked, config.blackjackPays)
      if (total > 21 || isBlackjack(dealer)) return 0n
      const against = totalOf(dealer).total
      if (against > 21 || total > against) return 2n * staked
      return total === against ? staked : 0n
    }
  },
}

function optionsOf(hands: readonly BlackjackHand[]): BlackjackMove[] {
  const hand = hands.find(({ isDone }) => !isDone)
  if (!hand) return []
  const [first, second] = hand.cards
  const areTwo = hand.cards.length === 2
  const isPair =
    areTwo && hands.length === 1 && blackjackValue(first as Card) === blackjackValue(second as Card)
  return ['hit', 'stand', ...(areTwo ? (['double'] as const) : []), ...(isPair ? (['split'] as const) : [])]
}
