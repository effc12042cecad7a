import type { CrashConfig, CrashOutcome } from '#games/engines/crash.ts'
import type { Round } from '../boot/FrameState.ts'
import { el } from '../ui/el.ts'
import { createFlight } from './crash/createFlight.ts'
import { asFactor, multiplierAfter, timeOf } from './crash/flight.ts'
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
  const at = el('input', {
    type: 'text',
    inputmode: 'decimal',
    value: (2).toLocaleString(state.locale, { minimumFractionDigits: 2, useGrouping: false }),
    change: () => write(read()),
  })
  const write = (hundredths: number) => {
    at.value = (hundredths / 100).toLocaleString(state.locale, {
      minimumFractionDigits: 2,
      useGrouping: false,
    })
  }
  const numerals = new Map(
    Array.from({ length: 10 }, (_, digit) => [digit.toLocaleString(state.locale), String(digit)]),
  )
  const read = () => {
    const latin = [...at.value].map((sign) => numerals.get(sign) ?? (/[,٫]/.test(sign) ? '.' : sign)).join('')
    return Math.min(most, Math.max(101, Math.round(Number.parseFloat(latin) * 100) || 200))
  }

  return {
    verb: 'launch',
    controls: [el('label', { class: 'field narrow' }, el('span', {}, t('crash.at')), at)],
    choice: (stake) => {
      write(read())
      return { stake: String(stake), at: read() }
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
