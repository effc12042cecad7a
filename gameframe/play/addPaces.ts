import type { Kind } from '#games/engines/engines.ts'
import { openAutoplay } from '../panels/openAutoplay.ts'
import { icon } from '../ui/icon.ts'
import type { GameParts } from './GameParts.ts'
import { isIdle, type Standing } from './Standing.ts'

/** What is chosen anew each round is not played automatically. */
const repeatable: readonly Kind[] = ['slots', 'dice', 'plinko', 'crash']

type Options = {
  parts: GameParts
  standing: Standing
  stake: () => bigint
  begin: () => void
  draw: () => void
}

/** Turbo and automatic play, where the casino's rules know them. @returns draws how they stand */
export function addPaces({ parts, standing, stake, begin, draw }: Options): () => void {
  const { screen, state, t, money, pace } = parts
  const auto = screen.tool('auto', t('auto'), () => {
    if (standing.auto) standing.auto = undefined
    else if (isIdle(standing) && !standing.isHeld)
      openAutoplay({ t, money, stake: stake() }, (chosen) => {
        standing.auto = { ...chosen, net: 0n }
        begin()
      })
    draw()
  })
  const turbo = screen.tool('turbo', t('turbo'), () => {
    standing.isTurbo = !standing.isTurbo
    turbo.setAttribute('aria-pressed', String(standing.isTurbo))
  })
  turbo.setAttribute('aria-pressed', 'false')
  if (pace.canTurbo) screen.paces.append(turbo)
  if (pace.canPlayAutomatically && repeatable.includes(state.game.kind)) screen.paces.append(auto)
  return () => {
    const { auto: run } = standing
    auto.replaceChildren(icon(run ? 'stop' : 'auto'), ...(run ? [String(run.rounds)] : []))
    auto.setAttribute('aria-label', run ? t('auto.stop', { count: run.rounds }) : t('auto'))
  }
}
