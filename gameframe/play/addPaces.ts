import { openAutoplay } from '../panels/openAutoplay.ts'
import { icon } from '../ui/icon.ts'
import type { GameParts } from './GameParts.ts'
import { type Pace, pacesOf } from './pacing.ts'
import { isIdle, type Standing } from './Standing.ts'

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
  // Stopping is the main button's.
  const makers: Partial<Record<Pace, () => () => void>> = { turbo: addTurbo, auto: addAuto }
  const draws = pacesOf(pace, state.game.kind).flatMap((one) => makers[one]?.() ?? [])

  function addTurbo(): () => void {
    const press = () => {
      standing.isTurbo = !standing.isTurbo
      draw()
    }
    const button = screen.tool('turbo', t('turbo'), press, t('turbo.does'))
    screen.paces.append(button)
    return () => button.setAttribute('aria-pressed', String(standing.isTurbo))
  }

  function addAuto(): () => void {
    const press = () => {
      if (standing.auto) standing.auto = undefined
      else if (isIdle(standing) && !standing.isHeld)
        openAutoplay({ t, money, stake: stake() }, (chosen) => {
          standing.auto = { ...chosen, net: 0n }
          begin()
        })
      draw()
    }
    const button = screen.tool('auto', t('auto'), press, t('auto.does'))
    screen.paces.append(button)
    return () => {
      const { auto: run } = standing
      button.replaceChildren(icon(run ? 'stop' : 'auto'), ...(run ? [String(run.rounds)] : []))
      button.setAttribute('aria-label', run ? t('auto.stop', { count: run.rounds }) : t('auto'))
    }
  }

  return () => {
    for (const drawOne of draws) drawOne()
  }
}
