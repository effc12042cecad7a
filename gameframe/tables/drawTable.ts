import type { GameParts } from '../play/GameParts.ts'
import type { TableScene } from '../scenes/TableScene.ts'
import { drawButton } from '../ui/drawButton.ts'
import { setActive } from '../ui/el.ts'
import { pressOf } from './pressOf.ts'
import type { TableStanding } from './TableStanding.ts'

/** Draws balance and main button of a shared table. */
export function drawTable({ main, screen, t, money }: GameParts, standing: TableStanding, scene: TableScene) {
  const { balance, isHeld, isBusy } = standing
  screen.balance.textContent = balance ? money.show(balance.amount) : '—'
  if (scene.staked() > 0n) screen.answered()
  const press = pressOf(standing, scene)
  const gain = scene.leaving?.()
  const text =
    gain === undefined
      ? `${t('verb.bet')} ${money.show(scene.staked())}`
      : t('crash.leave', { amount: money.show(gain) })
  drawButton(screen.begin, gain === undefined ? 'spin' : 'take', text)
  setActive(screen.begin, press !== undefined)
  main.classList.toggle('busy', isBusy)
  main.classList.toggle('held', isHeld)
}
