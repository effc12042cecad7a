import './crash/crash.css'
import type { CrashConfig, CrashOutcome } from '#games/engines/crash.ts'
import { multiplierAfter, timeOf } from '#games/engines/crashFlight.ts'
import type { Round } from '../boot/FrameState.ts'
import { el } from '../ui/el.ts'
import { asFactor } from './crash/asFactor.ts'
import { createFactorField } from './crash/createFactorField.ts'
import { createFlight } from './crash/createFlight.ts'
import type { Scene, SceneTools } from './Scene.ts'

/** Milliseconds of the longest flight that is shown as long as it is; longer ones are shown quicker. */
const longest = 14_000

/** A rocket of the player's own: where to leave is said before it starts. */
export async function createCrash(tools: SceneTools): Promise<Scene> {
  const { host, state, t, sounds, money } = tools
  const { most } = state.game.mathematics.config as CrashConfig
  host.classList.add('crash')
  const factor = (hundredths: number) => asFactor(hundredths, state.locale)
  const number = el('p', { class: 'multiplier' }, factor(100))
  const left = el('p', { class: 'left', hidden: true })
  const last = el('div', { class: 'numbers', role: 'group', 'aria-label': t('crash.last') })
  host.append(el('div', { class: 'overlay' }, number, left), last)
  const flight = await createFlight(host, state.game.art.palette)
  const field = createFactorField({ state, label: t('crash.at'), most })

  return {
    verb: 'launch',
    controls: [field.element],
    choice: (stake) => {
      field.write()
      return { stake: String(stake), at: field.value() }
    },
    clear: () => {
      flight.reset()
      number.className = 'multiplier'
      number.textContent = factor(100)
      left.hidden = true
    },
    async show(round, showing) {
      const { point, win } = round.outcome as CrashOutcome
      const leaves = Number(round.choice.at)
      const flies = timeOf(point)
      const takes = Math.min(flies, longest) * showing.speed
      let isTold = false
      await flight.stage.animate(
        takes,
        (share) => {
          const now = flies * share
          const reached = Math.min(point, multiplierAfter(now))
          flight.draw(now)
          number.textContent = factor(share === 1 ? point : reached)
          if (!isTold && reached >= leaves && leaves <= point) {
            isTold = true
            left.hidden = false
            left.textContent = t('crash.left', { at: factor(leaves), amount: money.show(win) })
            sounds.land(4)
          }
        },
        showing.watchStop(),
      )
      flight.crash(point)
      number.textContent = factor(point)
      number.classList.add('crashed')
      sounds.bang()
      last.prepend(el('span', { class: point >= leaves ? 'won' : '' }, factor(point)))
      while (last.childElementCount > 8) last.lastElementChild?.remove()
    },
    tell: ({ outcome }: Round) => t('crash.ended', { at: factor((outcome as CrashOutcome).point) }),
    rules: () => [el('p', {}, t('rules.crash'))],
  }
}
