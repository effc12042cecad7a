import { type CSSProperties, useState } from 'react'
import type { Host } from '#renderers/host.ts'
import classes from './LevelMap.module.css'
import { LevelPanel } from './LevelPanel.tsx'
import { NextLevel } from './NextLevel.tsx'
import { Places } from './Places.tsx'
import { rowsOf } from './placesOf.ts'
import { Sheet } from './Sheet.tsx'
import { currentOf, percentOf, type Standing } from './Standing.ts'

const sizeOf = (count: number) => ({ '--levels': count, '--rows': rowsOf(count) }) as CSSProperties

/** Levels as places along a way, which one travels from the first to the last. */
export function LevelMap({ host, standing }: { host: Host; standing: Standing }) {
  const [chosen, setChosen] = useState<number>()
  const { levels } = standing
  const last = levels.length - 1
  const current = currentOf(standing)
  const held = levels[current]
  const way = held && Math.min(last, current + percentOf(held.progress) / 100)
  // What comes next, until another level is looked at.
  const shown = Math.min(last, chosen ?? current + 1)
  return (
    <article className={classes.map} aria-label={host.t('loyalty.map.label')}>
      <NextLevel host={host} standing={standing} />
      <div className={classes.sheets} style={sizeOf(levels.length)}>
        <Sheet look="wide" levels={levels} way={way} />
        <Sheet look="narrow" levels={levels} way={way} />
        <Places host={host} levels={levels} current={current} shown={shown} onChoose={setChosen} />
      </div>
      <LevelPanel host={host} levels={levels} current={current} shown={shown} onChoose={setChosen} />
    </article>
  )
}
