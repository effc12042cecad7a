import './cards.css'
import type { BlackjackConfig, BlackjackMove, BlackjackOutcome } from '#games/engines/cards/blackjack.ts'
import { totalOf } from '#games/engines/cards/blackjackHand.ts'
import type { Round } from '../../boot/FrameState.ts'
import { el } from '../../ui/el.ts'
import type { Scene, SceneTools } from '../Scene.ts'
import { createHand } from './createHand.ts'

/** A table with a dealer, and a hand or two; moves are buttons. */
export function createBlackjack(tools: SceneTools): Scene {
  const { host, state, money, t, sounds } = tools
  const config = state.game.mathematics.config as BlackjackConfig
  host.classList.add('felt')
  const dealer = createHand(t('blackjack.dealer'), tools)
  const hands = [createHand(t('blackjack.you'), tools), createHand(t('blackjack.second'), tools)]
  const moves = el('div', { class: 'moves', role: 'group', 'aria-label': t('blackjack.moves') })
  const row = el('div', { class: 'hands' }, ...hands.map(({ element }) => element))
  const pays = `${config.blackjackPays.num - config.blackjackPays.den}:${config.blackjackPays.den}`
  host.append(dealer.element, el('p', { class: 'print' }, t('blackjack.pays', { pays })), row)

  function offer(options: readonly BlackjackMove[]): void {
    moves.replaceChildren(
      ...options.map((move) =>
        el(
          'button',
          { type: 'button', class: `move ${move}`, click: () => void tools.move(move) },
          t(`blackjack.${move}`),
        ),
      ),
    )
    moves.hidden = options.length === 0
  }
  const counted = (cards: readonly number[]) => {
    const { total, isSoft } = totalOf(cards)
    return isSoft && total < 21 ? `${total - 10}/${total}` : String(total)
  }
  hands[1]?.element.setAttribute('hidden', '')
  offer([])

  return {
    verb: 'deal',
    controls: [],
    moves,
    choice: (stake) => ({ stake: String(stake) }),
    clear() {
      for (const hand of [dealer, ...hands]) hand.clear()
      hands[1]?.element.setAttribute('hidden', '')
      offer([])
    },
    async show(round, showing) {
      const outcome = round.outcome as BlackjackOutcome
      const isWin = outcome.isOver && showing.celebrates(BigInt(outcome.win))
      offer([])
      for (const [at, hand] of hands.entries()) {
        const dealt = outcome.hands[at]
        hand.element.toggleAttribute('hidden', !dealt)
        if (!dealt) continue
        await hand.deal(dealt.cards, showing)
        hand.setCount(`${counted(dealt.cards)} · ${money.show(dealt.stake)}`)
        hand.element.classList.toggle('active', outcome.active === at)
        hand.element.classList.toggle('won', isWin && BigInt(dealt.win) > BigInt(dealt.stake))
      }
      await dealer.deal(outcome.isOver ? outcome.dealer : [...outcome.dealer, undefined], showing)
      dealer.setCount(counted(outcome.dealer))
      if (outcome.isOver && BigInt(outcome.win) === 0n) sounds.lose()
      offer(outcome.options)
    },
    tell: ({ outcome }: Round) => {
      const { dealer: cards, hands: own } = outcome as BlackjackOutcome
      return t('blackjack.totals', {
        own: own.map(({ cards: held }) => counted(held)).join(', '),
        dealer: counted(cards),
      })
    },
    rules: () => [
      el('p', {}, t(config.hitsSoft17 ? 'rules.blackjackH17' : 'rules.blackjackS17')),
      el('p', {}, t('rules.blackjack', { decks: config.decks, pays })),
    ],
  }
}
