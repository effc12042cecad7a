import type { EventView } from '../book/SportsBook.ts'
import { Crest } from '../marks/Crest.tsx'
import classes from './EventRow.module.css'

/** Both sides with their score, one below the other; an event without two by its name. */
export function Sides({ event }: { event: EventView }) {
  const { competitors, name, score } = event
  const [home, away] = competitors
  if (competitors.length !== 2 || !home || !away) return <span className={classes.sides}>{name}</span>
  const sides = [
    { ...home, score: score?.home },
    { ...away, score: score?.away },
  ]
  return (
    <span className={classes.sides}>
      {sides.map(({ id, name: side, score: points }) => (
        <span key={id}>
          <Crest id={id} name={side} size="20px" />
          <span>{side}</span>
          {points !== undefined && <bdi dir="ltr">{points}</bdi>}
        </span>
      ))}
    </span>
  )
}
