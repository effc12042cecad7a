import type { Scene } from '../scenes/Scene.ts'
import type { StakeField } from '../ui/createStakeField.ts'
import { drawButton } from '../ui/drawButton.ts'
import { setActive } from '../ui/el.ts'
import type { GameParts } from './GameParts.ts'
import { freePack, isIdle, type Standing } from './Standing.ts'

/** Draws what stands below a game: balance, stake, free rounds, and what the main button does. */
export function drawBar(
  { main, screen, t, money, pace }: GameParts,
  standing: Standing,
  scene: Scene,
  stake: StakeField,
): void {
  const { isBusy, isHeld, open, auto, balance, freeWon } = standing
  const pack = freePack(standing)
  const sum = pack ? BigInt(pack.stake) : scene.staked ? scene.staked() : stake.value()
  stake.show(pack ? BigInt(pack.stake) : undefined)
  screen.free.hidden = pack === undefined && freeWon === undefined
  if (pack) screen.free.textContent = t('free.left', { count: pack.remaining, stake: money.show(pack.stake) })
  screen.balance.textContent = balance ? money.show(balance.amount) : '—'
  if (scene.staked && scene.staked() > 0n) screen.answered()
  const gain = scene.leaving?.() ?? (open && scene.taking?.()?.sum)
  const canStop = isBusy && !open && pace.canStop
  const verb = `${t(`verb.${scene.verb}`)}${scene.staked ? ` ${money.show(sum)}` : ''}`
  if (gain !== undefined) drawButton(screen.begin, 'take', t('crash.leave', { amount: money.show(gain) }))
  else drawButton(screen.begin, canStop ? 'stop' : 'spin', canStop ? t('stop') : verb)
  screen.begin.title = canStop ? t('stop.does') : ''
  screen.begin.hidden = open !== undefined && !scene.leaving && gain === undefined
  setActive(
    screen.begin,
    gain === undefined ? canStop || (isIdle(standing) && !isHeld && auto === undefined) : gain > 0n,
  )
  main.classList.toggle('busy', isBusy)
  main.classList.toggle('open', open !== undefined)
  main.classList.toggle('held', isHeld)
}
