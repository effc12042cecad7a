import './cards.css'
import {
  type BaccaratConfig,
  type BaccaratOutcome,
  type BaccaratSide,
  baccaratPoints,
  baccaratSides,
} from '#games/engines/cards/baccarat.ts'
import { rankOf } from '#games/engines/cards/cards.ts'
import type { Round } from '../../boot/FrameState.ts'
import { el } from '../../ui/el.ts'
import { icon } from '../../ui/icon.ts'
import type { Scene, SceneTools, Showing } from '../Scene.ts'
import { createHand } from './createHand.ts'

/** Two hands and three fields; a press on a field lays the stake on it. */
export function createBaccarat(tools: SceneTools): Scene {
  const { host, state, money, t, sounds } = tools
  const config = state.game.mathematics.config as BaccaratConfig
  host.classList.add('felt')
  const hands = {
    player: createHand(t('baccarat.player'), tools),
    banker: createHand(t('baccarat.banker'), tools),
  }
  const laid = new Map<BaccaratSide, bigint>()
  const oddsOf = (side: BaccaratSide) => {
    const { num, den } = config.pays[side]
    return `${((num - den) / den).toFixed(2).replace(/\.?0+$/, '')}:1`
  }
  const fields = baccaratSides.map((side) => {
    const sum = el('span', { class: 'sum' })
    const button = el(
      'button',
      {
        type: 'button',
        class: `side-bet ${side}`,
        click: () => {
          if (!tools.isIdle()) return
          laid.set(side, (laid.get(side) ?? 0n) + tools.stake())
          sounds.tick()
          draw()
        },
      },
      el('strong', {}, t(`baccarat.${side}`)),
      el('small', {}, oddsOf(side)),
      sum,
    )
    return { side, sum, button }
  })
  const clear = el(
    'button',
    {
      type: 'button',
      class: 'tool',
      'aria-label': t('roulette.clear'),
      title: t('roulette.clear'),
      click: () => {
        if (!tools.isIdle()) return
        laid.clear()
        draw()
      },
    },
    icon('clear'),
  )
  host.append(
    el('div', { class: 'hands' }, hands.player.element, hands.banker.element),
    el(
      'div',
      { class: 'side-bets', role: 'group', 'aria-label': t('roulette.cloth') },
      ...fields.map(({ button }) => button),
    ),
  )
  function draw(): void {
    for (const { side, sum } of fields) {
      const stake = laid.get(side)
      sum.textContent = stake === undefined ? '' : money.show(stake)
    }
    tools.changed()
  }
  const points = (cards: readonly number[]) =>
    String(cards.reduce((sum, card) => sum + baccaratPoints(rankOf(card)), 0) % 10)

  async function deal(outcome: BaccaratOutcome, showing: Showing): Promise<void> {
    // As they are dealt at a table: one here, one there, and third cards last.
    for (const count of [1, 2, 3])
      for (const side of ['player', 'banker'] as const) {
        const cards = outcome[side].slice(0, count)
        await hands[side].deal(cards, showing)
        hands[side].setCount(points(cards))
      }
  }

  return {
    verb: 'deal',
    controls: [el('div', { class: 'tools' }, clear)],
    staked: () => [...laid.values()].reduce((sum, stake) => sum + stake, 0n),
    choice: () =>
      laid.size === 0
        ? undefined
        : { bets: Object.fromEntries([...laid].map(([side, stake]) => [side, String(stake)])) },
    clear() {
      for (const hand of Object.values(hands)) hand.clear()
      for (const { button } of fields) button.classList.remove('hit')
    },
    async show(round, showing) {
      const outcome = round.outcome as BaccaratOutcome
      await deal(outcome, showing)
      const isWin = showing.celebrates(BigInt(outcome.win))
      for (const side of ['player', 'banker'] as const)
        hands[side].element.classList.toggle('won', outcome.result === side && isWin)
      fields.find(({ side }) => side === outcome.result)?.button.classList.add('hit')
    },
    tell: ({ outcome }: Round) => {
      const { player, banker, result } = outcome as BaccaratOutcome
      return `${t(`baccarat.result.${result}`)} ${points(player)}:${points(banker)}`
    },
    rules: () => [el('p', {}, t('rules.baccarat', { decks: config.decks }))],
  }
}
