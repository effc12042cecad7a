import type { TableState } from '../boot/TableState.ts'
import type { MessageKey } from '../messages/createTranslate.ts'
import type { GameParts } from '../play/GameParts.ts'
import { el } from '../ui/el.ts'
import type { TableStanding } from './TableStanding.ts'

const phaseKeys: Record<TableState['phase'], MessageKey> = {
  waiting: 'table.waiting',
  betting: 'table.betting',
  closed: 'table.closed',
  running: 'table.running',
  result: 'table.result',
}

/** Below a scene: the phase and how long it lasts, how many play and for how much, and what the player has staked. */
export function createTableInfo({ screen, state, t, money }: GameParts, now: () => number) {
  const phase = el('strong', { class: 'phase' })
  // Seconds are for the eye: a reader of screens hears of phases alone.
  const seconds = el('span', { class: 'seconds', 'aria-hidden': 'true' })
  const bar = el('span')
  const rest = el('span', { class: 'rest', 'aria-hidden': 'true' }, bar)
  const round = el('span')
  const players = el('span')
  const staked = el('span')
  const own = el('span', { class: 'own' })
  const box = el(
    'div',
    { class: 'table-info' },
    el('p', {}, phase, seconds, rest),
    el('p', { class: 'crowd' }, round, players, staked, own),
  )
  screen.stage.after(box)
  let began = 0
  let known = ''

  function tick({ table }: TableStanding): void {
    const left = table.until === null ? undefined : Math.max(0, table.until - now())
    seconds.textContent =
      left === undefined || table.phase !== 'betting'
        ? ''
        : Math.ceil(left / 1000).toLocaleString(state.locale)
    const name = `${table.number} ${table.phase}`
    if (name !== known) began = now()
    known = name
    const whole = (table.until ?? 0) - began
    const share = left === undefined || whole <= 0 ? 0 : Math.min(1, left / whole)
    bar.style.scale = `${share} 1`
  }

  return {
    tick,
    draw(standing: TableStanding): void {
      const { table, own: part, isLost } = standing
      phase.textContent = t(isLost ? 'table.lost' : phaseKeys[table.phase])
      round.textContent = t('table.round', { number: table.number.toLocaleString(state.locale) })
      players.textContent = t('table.players', { count: table.players.toLocaleString(state.locale) })
      const sum = BigInt(table.staked) * BigInt(state.table?.worth ?? '1')
      staked.hidden = sum === 0n
      staked.textContent = t('table.staked', { amount: money.show(sum) })
      const mine = part && part.nonce === table.number ? stakeOf(part.choice) : 0n
      own.hidden = mine === 0n
      own.textContent = t('table.own', { amount: money.show(mine) })
      tick(standing)
    },
  }
}

/** What a choice stakes: its stake, or those of its bets. */
function stakeOf(choice: Record<string, unknown>): bigint {
  if (typeof choice.stake === 'string') return BigInt(choice.stake)
  const bets = (choice.bets ?? []) as { stake: string }[]
  return bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)
}
