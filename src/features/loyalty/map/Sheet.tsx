import { memo, useMemo } from 'react'
import { Land } from './Land.tsx'
import { type Look, placesOf } from './placesOf.ts'
import classes from './Sheet.module.css'
import type { Level } from './Standing.ts'
import { Traveller } from './Traveller.tsx'
import { begunPart, pathOf, wayThrough } from './way.ts'

type SheetProps = {
  look: Look
  levels: readonly Level[]
  /** How far a player has come: the place in the list of the level, and the part of the way to the next. */
  way?: number | undefined
}

/** The land, the way through it, and how far it was travelled. Of the two looks the style sheet shows one. */
export const Sheet = memo(function Sheet({ look, levels, way }: SheetProps) {
  const places = useMemo(() => placesOf(levels, look), [levels, look])
  const curves = useMemo(() => wayThrough(places), [places])
  const whole = Math.floor(way ?? 0)
  const begun = curves[whole]
  const travelled = [...curves.slice(0, whole), ...(begun ? [begunPart(begun, (way ?? 0) - whole)] : [])]
  return (
    <div className={classes.sheet} data-look={look} aria-hidden="true">
      <Land look={look} />
      <i className={classes.aurora} />
      <i className={classes.aurora} />
      <svg className={classes.way} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.edge} d={pathOf(curves)} />
        <path className={classes.road} d={pathOf(curves)} />
        {way !== undefined && <path className={classes.travelled} d={pathOf(travelled)} />}
      </svg>
      {way !== undefined && <Traveller places={places} curves={curves} way={way} />}
    </div>
  )
})
