import './roulette.css'
import type { RouletteConfig, RouletteOutcome } from '#games/engines/roulette.ts'
import type { Round } from '../../boot/FrameState.ts'
import { el } from '../../ui/el.ts'
import type { Scene, SceneTools } from '../Scene.ts'
import { createCloth } from './createCloth.ts'
import { createWheel } from './createWheel.ts'
import { colourOf, nameOf } from './pocket.ts'

/** A wheel and a cloth. */
export async function createRoulette(tools: SceneTools): Promise<Scene> {
  const { host, state, sounds, t } = tools
  const { wheel: kind } = state.game.mathematics.config as RouletteConfig
  host.classList.add('roulette')
  const place = el('div', { class: 'wheel' })
  const last = el('div', { class: 'numbers', role: 'group', 'aria-label': t('roulette.last') })
  const cloth = createCloth({ tools, wheel: kind })
  host.append(el('div', { class: 'side' }, place, cloth.tools, last), cloth.element)
  const wheel = await createWheel(place, kind, state.game.art.palette)

  return {
    verb: 'spin',
    controls: cloth.controls,
    staked: () => cloth.bets.total(),
    choice: cloth.choice,
    clear: () => cloth.mark(),
    async show(round, showing) {
      const { number } = round.outcome as RouletteOutcome
      cloth.remember(cloth.bets.all())
      sounds.begin()
      await wheel.spin(number, showing)
      sounds.land(2)
      last.prepend(el('span', { class: colourOf(number) }, nameOf(number)))
      while (last.childElementCount > 10) last.lastElementChild?.remove()
      cloth.mark(number)
      cloth.bets.clear()
      cloth.draw()
    },
    tell: ({ outcome }: Round) => {
      const { number } = outcome as RouletteOutcome
      return `${nameOf(number)} ${t(`roulette.colour.${colourOf(number)}`)}`
    },
    rules: () => [el('p', {}, t('rules.roulette'))],
  }
}
