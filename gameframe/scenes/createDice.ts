import './dice.css'
import { type DiceConfig, type DiceOutcome, faces } from '#games/engines/dice.ts'
import type { Round } from '../boot/FrameState.ts'
import { easeOut } from '../stage/easings.ts'
import { el } from '../ui/el.ts'
import type { Scene, SceneTools } from './Scene.ts'
import { wait } from './wait.ts'

/** A scale of 0 to 100 on which the roll comes to stand; players choose on which side of a mark it wins. */
export function createDice(tools: SceneTools): Scene {
  const { host, state, t, sounds, money } = tools
  const config = state.game.mathematics.config as DiceConfig
  host.classList.add('dice')
  const percent = (hundredths: number) =>
    (hundredths / 100).toLocaleString(state.locale, { minimumFractionDigits: 2 })
  let side: 'under' | 'over' = 'under'

  const roll = el('p', { class: 'roll' }, '—')
  const marker = el('span', { class: 'marker', hidden: true })
  const won = el('span', { class: 'won-part' })
  const slider = el('input', {
    type: 'range',
    class: 'slider',
    min: config.chances.least,
    max: faces - config.chances.least,
    step: 50,
    value: faces / 2,
    'aria-label': t('dice.target'),
    input: () => draw(),
  })
  const turn = el('button', { type: 'button', class: 'move', click: () => swap() })
  const facts = el('dl', { class: 'facts' })
  host.append(
    roll,
    el('div', { class: 'scale', dir: 'ltr' }, won, slider, marker),
    el(
      'div',
      { class: 'scale-ends', dir: 'ltr', 'aria-hidden': 'true' },
      ...[0, 25, 50, 75, 100].map((at) => el('span', {}, String(at))),
    ),
    facts,
    el('div', { class: 'moves' }, turn),
  )
  const target = () => Number(slider.value)
  const chances = () => (side === 'under' ? target() : faces - target())

  function swap(): void {
    if (!tools.isIdle()) return
    side = side === 'under' ? 'over' : 'under'
    slider.value = String(faces - target())
    draw()
  }
  function draw(): void {
    const at = (target() / faces) * 100
    won.style.left = side === 'under' ? '0' : `${at}%`
    won.style.width = side === 'under' ? `${at}%` : `${100 - at}%`
    turn.textContent = t(`dice.${side}`, { target: percent(target()) })
    slider.setAttribute('aria-valuetext', t(`dice.${side}`, { target: percent(target()) }))
    const pays = config.returned / chances()
    const stake = tools.stake()
    facts.replaceChildren(
      ...(
        [
          ['dice.chance', `${percent(chances())} %`],
          ['dice.pays', `×${pays.toLocaleString(state.locale, { maximumFractionDigits: 4 })}`],
          ['dice.wins', money.show((stake * BigInt(config.returned)) / BigInt(chances()))],
        ] as const
      ).map(([key, text]) => el('div', {}, el('dt', {}, t(key)), el('dd', {}, text))),
    )
  }
  draw()

  return {
    verb: 'roll',
    controls: [],
    choice: (stake) => ({ stake: String(stake), side, target: target() }),
    clear: () => {
      draw()
      roll.classList.remove('won', 'lost')
    },
    async show(round, showing) {
      const { roll: rolled, win } = round.outcome as DiceOutcome
      const isWon = BigInt(win) > 0n
      marker.hidden = false
      const began = performance.now()
      const takes = 700 * showing.speed
      const isStopped = showing.watchStop()
      for (let share = 0; share < 1 && takes > 0 && !isStopped(); ) {
        share = Math.min(1, (performance.now() - began) / takes)
        const at = Math.round(rolled * easeOut(share))
        roll.textContent = percent(at)
        marker.style.left = `${at / 100}%`
        sounds.tick(Math.floor(share * 6))
        await wait(33, isStopped)
      }
      roll.textContent = percent(rolled)
      marker.style.left = `${rolled / 100}%`
      // A return that is no more than the stake is neither.
      const look = showing.celebrates(BigInt(win)) ? 'won' : isWon ? '' : 'lost'
      marker.className = `marker ${look}`
      roll.className = `roll ${look}`
      if (!isWon) sounds.lose()
    },
    tell: ({ outcome }: Round) => percent((outcome as DiceOutcome).roll),
    rules: () => [el('p', {}, t('rules.dice', { returned: percent(config.returned) }))],
  }
}
