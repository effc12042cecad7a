import './crash.css'
import type { CrashConfig, CrashOutcome } from '#games/engines/crash.ts'
import { multiplierAfter } from '#games/engines/crashFlight.ts'
import type { TableState } from '../../boot/TableState.ts'
import { el } from '../../ui/el.ts'
import type { TableScene, TableTools, TableView } from '../TableScene.ts'
import { asFactor } from './asFactor.ts'
import { createFactorField } from './createFactorField.ts'
import { createFlight } from './createFlight.ts'

/** Milliseconds between pictures where motion is to be spared: the number has to be known all the same. */
const calm = 250
/** Milliseconds that a wish needs to be heard, so that leaving by itself is asked about when it has happened. */
const hearing = 250

/** A flight that all players are in, until they leave. */
export async function createSharedCrash(tools: TableTools): Promise<TableScene> {
  const { host, state, t, sounds, money, now, motion } = tools
  const { most } = state.game.mathematics.config as CrashConfig
  host.classList.add('crash')
  const factor = (hundredths: number) => asFactor(hundredths, state.locale)
  const number = el('p', { class: 'multiplier', 'aria-hidden': 'true' }, factor(100))
  const left = el('p', { class: 'left', hidden: true })
  const last = el('div', { class: 'numbers', role: 'group', 'aria-label': t('crash.last') })
  const leaves = el('ul', { class: 'leaves', 'aria-label': t('crash.leaves') })
  host.append(el('div', { class: 'overlay' }, number, left), last, leaves)
  const flight = await createFlight(host, state.game.art.palette)
  const field = createFactorField({ state, label: t('crash.auto'), most, isOptional: true })
  let view: TableView | undefined
  let [flown, ended, asked] = [-1, -1, -1]

  const stakeOf = () => BigInt(String(view?.own?.choice.stake ?? 0))
  const height = () => multiplierAfter(Math.max(0, now() - (view?.table.began ?? now())))
  const isIn = () => view?.table.phase === 'running' && view.own?.state === 'open'

  /** Flies until the table says something else. */
  function fly(round: number): void {
    if (flown === round) return
    flown = round
    sounds.begin()
    let drawn = 0
    const step = (time: number): void => {
      if (view?.table.number !== round || view.table.phase !== 'running') return
      requestAnimationFrame(step)
      if (motion.isReduced && time - drawn < calm) return
      drawn = time
      const reached = height()
      number.textContent = factor(reached)
      flight.draw(motion.isReduced ? 0 : Math.max(0, now() - (view.table.began ?? 0)))
      tools.changed()
      const auto = Number(view.own?.choice.at ?? Number.POSITIVE_INFINITY)
      if (!isIn() || reached < auto || asked === round) return
      asked = round
      setTimeout(tools.passed, hearing)
    }
    requestAnimationFrame(step)
  }

  function crash({ number: round, result }: TableState): void {
    if (result === null) return
    number.textContent = factor(result)
    number.classList.add('crashed')
    if (ended === round) return
    ended = round
    flight.crash(result)
    if (flown === round) sounds.bang()
  }

  function drawOwn({ own }: TableView): void {
    const { at, win } = (own?.outcome ?? {}) as Partial<CrashOutcome>
    left.hidden = !(win !== undefined && BigInt(win) > 0n && at !== undefined)
    left.classList.toggle('plain', BigInt(win ?? 0) <= stakeOf())
    if (!left.hidden)
      left.textContent = t('crash.left', { at: factor(at ?? 0), amount: money.show(win ?? '0') })
  }

  function drawOthers(table: TableState): void {
    const worth = BigInt(state.table?.worth ?? '1')
    last.replaceChildren(
      ...table.last
        .slice(0, 8)
        .map(({ result }) => el('span', { class: result >= 200 ? 'won' : '' }, factor(result))),
    )
    leaves.replaceChildren(
      ...table.leaves
        .slice(0, 6)
        .map(({ at, won }) =>
          el(
            'li',
            {},
            el('strong', {}, factor(at)),
            ...(won === null ? [] : [` ${money.show(BigInt(won) * worth)}`]),
          ),
        ),
    )
  }

  return {
    controls: [field.element],
    choice() {
      field.write()
      const at = field.value()
      return { stake: String(tools.stake()), ...(at !== undefined && { at }) }
    },
    staked: () => tools.stake(),
    taken: () => undefined,
    leaving: () => (isIn() && height() > 100 ? (stakeOf() * BigInt(height())) / 100n : undefined),
    draw(next) {
      view = next
      const { table } = next
      if (table.phase === 'betting' || table.phase === 'closed') {
        number.className = 'multiplier'
        number.textContent = factor(100)
        if (flown !== -1 || ended !== -1) flight.reset()
        flown = -1
        ended = -1
      }
      if (table.phase === 'running') {
        number.className = 'multiplier'
        fly(table.number)
      }
      if (table.phase === 'result' || table.phase === 'waiting') crash(table)
      drawOwn(next)
      drawOthers(table)
    },
    tell: (hundredths) => t('crash.ended', { at: factor(hundredths) }),
    rules: () => [el('p', {}, t('rules.sharedCrash'))],
  }
}
