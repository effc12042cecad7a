import { type CSSProperties, type KeyboardEvent, useMemo } from 'react'
import type { Host } from '#renderers/host.ts'
import { PlaceDrawing } from './drawings.tsx'
import classes from './Places.module.css'
import { placesOf } from './placesOf.ts'
import type { Level } from './Standing.ts'

type PlacesProps = {
  host: Host
  levels: readonly Level[]
  /** Place in the list of the level that is held; -1 for none. */
  current: number
  shown: number
  onChoose: (at: number) => void
}

/** The levels where they stand on the map; by arrow keys one goes on and back along the way. */
export function Places({ host, levels, current, shown, onChoose }: PlacesProps) {
  const wide = useMemo(() => placesOf(levels, 'wide'), [levels])
  const narrow = useMemo(() => placesOf(levels, 'narrow'), [levels])
  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const to = stepOf(event, levels.length - 1)
    if (to === undefined) return
    event.preventDefault()
    onChoose(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <ol className={classes.places} onKeyDown={walk}>
      {levels.map((level, at) => (
        <li key={level.id} className={classes.place} style={where(wide[at], narrow[at])}>
          <button
            type="button"
            className={classes.button}
            data-state={at < current ? 'reached' : at === current ? 'current' : 'ahead'}
            data-stranger={current < 0 || undefined}
            aria-pressed={at === shown}
            aria-current={at === current ? 'step' : undefined}
            onClick={() => onChoose(at)}
          >
            <span className={classes.drawing}>
              <PlaceDrawing at={at} count={levels.length} />
            </span>
            <span className={classes.name}>{level.name}</span>
            {at === current && <span className={classes.here}>{host.t('loyalty.map.here')}</span>}
            {at < current && <span className="visually-hidden">{host.t('loyalty.map.reached')}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}

const where = (wide: readonly number[] = [], narrow: readonly number[] = []) =>
  ({
    '--wide-x': `${wide[0]}%`,
    '--wide-y': `${wide[1]}%`,
    '--narrow-x': `${narrow[0]}%`,
    '--narrow-y': `${narrow[1]}%`,
  }) as CSSProperties

/** Which level a key leads to from the one that has the focus: forth as one reads and climbs, back, or to an end. */
function stepOf({ key, currentTarget, target }: KeyboardEvent<HTMLOListElement>, last: number) {
  const isTurned = getComputedStyle(currentTarget).direction === 'rtl'
  const at = [...currentTarget.querySelectorAll('button')].indexOf(target as HTMLButtonElement)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowUp' || key === (isTurned ? 'ArrowLeft' : 'ArrowRight')) return Math.min(last, at + 1)
  if (key === 'ArrowDown' || key === (isTurned ? 'ArrowRight' : 'ArrowLeft')) return Math.max(0, at - 1)
  return undefined
}
