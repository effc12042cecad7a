import './mines.css'
import { type MinesConfig, type MinesOutcome, minesPay } from '#games/engines/mines.ts'
import { times } from '#games/engines/sums.ts'
import type { Round } from '../boot/FrameState.ts'
import { el } from '../ui/el.ts'
import type { Scene, SceneTools } from './Scene.ts'
import { wait } from './wait.ts'

/** A field of covered cells; each safe one is worth more, and what was won can be taken at any time. */
export function createMines(tools: SceneTools): Scene {
  const { host, state, t, sounds } = tools
  const config = state.game.mathematics.config as MinesConfig
  host.classList.add('mines')
  const side = Math.sqrt(config.cells)
  const field = el('div', { class: 'field-of-mines', role: 'group', 'aria-label': t('mines.field') })
  const next = el('p', { class: 'print' })
  const count = el('input', {
    type: 'number',
    inputmode: 'numeric',
    min: config.mines.least,
    max: config.mines.most,
    value: 3,
    input: () => tellNext(),
  })
  const factor = ({ num, den }: { num: number; den: number }) =>
    `×${(num / den).toLocaleString(state.locale, { maximumFractionDigits: 2 })}`
  let isPlayed = false
  let worth = 0n
  const cells = Array.from({ length: config.cells }, (_, at) => {
    const cell = el('button', {
      type: 'button',
      class: 'cell',
      click: () => {
        if (isPlayed && cell.dataset.open === undefined) void tools.move({ pick: at })
        else if (!isPlayed && tools.isIdle()) tools.begin()
      },
    })
    return cell
  })
  field.append(...cells)
  host.append(field, next)
  field.style.gridTemplateColumns = `repeat(${side}, 1fr)`
  const mines = () =>
    Math.min(config.mines.most, Math.max(config.mines.least, Math.round(Number(count.value) || 3)))
  const nameCell = (at: number, what: 'covered' | 'safe' | 'mine') =>
    t(`mines.${what}`, { row: Math.floor(at / side) + 1, column: (at % side) + 1 })

  function tellNext(): void {
    next.textContent = t('mines.next', { pays: factor(minesPay(config, mines(), 1)) })
  }
  function draw(opened: readonly number[], hidden: readonly number[] = []): void {
    for (const [at, cell] of cells.entries()) {
      const what = hidden.includes(at) ? 'mine' : opened.includes(at) ? 'safe' : 'covered'
      cell.className = `cell ${what}${what === 'mine' && opened.includes(at) ? ' hit' : ''}`
      cell.setAttribute('aria-label', nameCell(at, what))
      if (opened.includes(at)) cell.dataset.open = ''
      else delete cell.dataset.open
    }
  }
  draw([])
  tellNext()

  return {
    verb: 'start',
    controls: [el('label', { class: 'field narrow' }, el('span', {}, t('mines.count')), count)],
    choice: (stake) => ({ stake: String(stake), mines: mines() }),
    clear: () => draw([]),
    taking: () => (isPlayed ? { sum: worth, move: { take: true } } : undefined),
    async show(round, showing) {
      const outcome = round.outcome as MinesOutcome
      isPlayed = !outcome.isOver
      const isHit = outcome.mines?.some((at) => outcome.opened.includes(at)) ?? false
      draw(outcome.opened, outcome.isOver ? (outcome.mines ?? []) : [])
      if (isHit) sounds.bang()
      else if (outcome.opened.length > 0) sounds.land(outcome.opened.length % 8)
      count.value = String(round.choice.mines ?? count.value)
      count.disabled = isPlayed
      worth = outcome.opened.length > 0 ? times(BigInt(outcome.stake), outcome.pays) : 0n
      next.textContent = outcome.next ? t('mines.next', { pays: factor(outcome.next) }) : ''
      if (outcome.isOver) {
        await wait(300 * showing.speed, showing.watchStop())
        tellNext()
      }
    },
    tell: ({ outcome }: Round) => {
      const { opened, mines: hidden } = outcome as MinesOutcome
      return hidden?.some((at) => opened.includes(at))
        ? t('mines.hit')
        : t('mines.opened', { count: opened.length })
    },
    rules: () => [el('p', {}, t('rules.mines', { most: config.most }))],
  }
}
