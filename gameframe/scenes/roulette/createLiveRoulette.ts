import './roulette.css'
import type { RouletteChoice, RouletteConfig } from '#games/engines/roulette.ts'
import type { TableState } from '../../boot/TableState.ts'
import { el } from '../../ui/el.ts'
import type { TableScene, TableTools, TableView } from '../TableScene.ts'
import type { Chip } from './createBets.ts'
import { createCloth } from './createCloth.ts'
import { createWheel } from './createWheel.ts'
import { colourOf, nameOf } from './pocket.ts'

/** Milliseconds of the spin as the wheel is made, and of the rest before the result is told. */
const spin = 4_200
const rest = 900

const never = () => () => false

/** A wheel that all players see turn; each has a cloth of their own. */
export async function createLiveRoulette(tools: TableTools): Promise<TableScene> {
  const { host, state, sounds, t, now, motion } = tools
  const { wheel: kind } = state.game.mathematics.config as RouletteConfig
  host.classList.add('roulette')
  let placed: Chip[] = []
  const place = el('div', { class: 'wheel' })
  const last = el('div', { class: 'numbers', role: 'group', 'aria-label': t('roulette.last') })
  const cloth = createCloth({ tools, wheel: kind, placed: () => placed })
  host.append(el('div', { class: 'side' }, place, cloth.tools, last), cloth.element)
  const wheel = await createWheel(place, kind, state.game.art.palette)
  /** The round whose number the wheel shows. */
  let shown = -1

  function turn({ number, result, phase, until }: TableState): void {
    if (result === null || shown === number) return
    shown = number
    const left = phase === 'running' ? (until ?? 0) - now() - rest : 0
    const isSeen = left > 500 && !motion.isReduced
    if (isSeen) sounds.begin()
    const speed = isSeen ? Math.min(1.2, left / spin) : 0
    void wheel
      .spin(result, { speed, watchStop: never, celebrates: () => false })
      .then(() => isSeen && sounds.land(2))
  }

  function drawLast({ last: past }: TableState): void {
    last.replaceChildren(
      ...past.slice(0, 10).map(({ result }) => el('span', { class: colourOf(result) }, nameOf(result))),
    )
  }

  /** Chips of the stakes that were taken lie until the round is over. */
  function drawPlaced({ own }: TableView): void {
    const { bets = [] } = (own?.choice ?? {}) as Partial<RouletteChoice>
    const before = placed.length
    placed = bets.map(({ stake, ...bet }) => ({ bet, stake: BigInt(stake) }))
    if (placed.length > 0) cloth.remember(placed)
    if (placed.length !== before) cloth.draw()
  }

  return {
    controls: cloth.controls,
    choice: cloth.choice,
    staked: () => cloth.bets.total(),
    taken: () => {
      cloth.bets.clear()
      cloth.draw()
    },
    draw(view) {
      const { table } = view
      turn(table)
      drawLast(table)
      drawPlaced(view)
      cloth.mark(table.phase === 'result' ? (table.result ?? undefined) : undefined)
    },
    tell: (number) => `${nameOf(number)} ${t(`roulette.colour.${colourOf(number)}`)}`,
    rules: () => [el('p', {}, t('rules.roulette')), el('p', {}, t('rules.liveRoulette'))],
  }
}
