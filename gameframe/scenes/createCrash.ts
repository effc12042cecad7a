import './crash/crash.css'
import type { CrashConfig, CrashOutcome } from '#games/engines/crash.ts'
import { multiplierAfter, timeOf } from '#games/engines/crashFlight.ts'
import type { Round } from '../boot/FrameState.ts'
import { el } from '../ui/el.ts'
import { asFactor } from './crash/asFactor.ts'
import { createFactorField } from './crash/createFactorField.ts'
import { createFlight } from './crash/createFlight.ts'
import type { Scene, SceneTools, Showing } from './Scene.ts'

/** Milliseconds that the rest of a flight takes which its player is not in any more. */
const longestRest = 2500
/** Milliseconds between pictures where motion is to be spared: the number has to be known all the same. */
const calm = 250

/** A rocket of the player's own, which is left by hand, or by itself where that was said before it started. */
export async function createCrash(tools: SceneTools): Promise<Scene> {
  const { host, state, t, sounds, money, motion } = tools
  const { most } = state.game.mathematics.config as CrashConfig
  host.classList.add('crash')
  const factor = (hundredths: number) => asFactor(hundredths, state.locale)
  const number = el('p', { class: 'multiplier' }, factor(100))
  const left = el('p', { class: 'left', hidden: true })
  const last = el('div', { class: 'numbers', role: 'group', 'aria-label': t('crash.last') })
  host.append(el('div', { class: 'overlay' }, number, left), last)
  const flight = await createFlight(host, state.game.art.palette)
  const field = createFactorField({ state, label: t('crash.at'), most })
  /** The flight that its player is in, and when it began by the clock of this page. */
  let flying: { stake: bigint; at: number; began: number } | undefined

  const reached = () => multiplierAfter(flying ? performance.now() - flying.began : 0)

  function fly(one: NonNullable<typeof flying>): void {
    flying = one
    sounds.begin()
    let drawn = 0
    const step = (time: number): void => {
      if (flying !== one) return
      requestAnimationFrame(step)
      if (motion.isReduced && time - drawn < calm) return
      drawn = time
      // What comes then is for the provider to say.
      const height = Math.min(reached(), one.at)
      number.textContent = factor(height)
      flight.draw(motion.isReduced ? 0 : timeOf(height))
      tools.changed()
    }
    requestAnimationFrame(step)
  }

  /** The end of a flight, from where it has been seen. */
  async function land(round: Round, showing: Showing): Promise<void> {
    const { point, win, at = Number(round.choice.at) } = round.outcome as CrashOutcome
    const seen = flying ? Math.min(performance.now() - flying.began, timeOf(point)) : 0
    flying = undefined
    const rest = timeOf(point) - seen
    let isTold = false
    await flight.stage.animate(
      Math.min(rest, longestRest) * showing.speed,
      (share) => {
        const now = seen + rest * share
        flight.draw(now)
        number.textContent = factor(share === 1 ? point : Math.min(point, multiplierAfter(now)))
        if (isTold || at > point || now < Math.min(timeOf(at), timeOf(point))) return
        isTold = true
        left.hidden = false
        const isWin = showing.celebrates(BigInt(win))
        left.classList.toggle('plain', !isWin)
        left.textContent = t('crash.left', { at: factor(at), amount: money.show(win) })
        if (isWin) sounds.land(4)
      },
      showing.watchStop(),
    )
    flight.crash(point)
    number.textContent = factor(point)
    number.classList.add('crashed')
    sounds.bang()
    last.prepend(el('span', { class: point >= at ? 'won' : '' }, factor(point)))
    while (last.childElementCount > 8) last.lastElementChild?.remove()
  }

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
    leaving: () =>
      flying && reached() > 100 ? (flying.stake * BigInt(Math.min(reached(), flying.at))) / 100n : undefined,
    async show(round, showing) {
      if (round.outcome.isOver) return land(round, showing)
      const { flown = 0 } = round
      fly({
        stake: BigInt(round.outcome.stake),
        at: Number(round.choice.at),
        began: performance.now() - flown,
      })
    },
    tell: ({ outcome }: Round) => t('crash.ended', { at: factor((outcome as CrashOutcome).point) }),
    rules: () => [el('p', {}, t('rules.crash'))],
  }
}
