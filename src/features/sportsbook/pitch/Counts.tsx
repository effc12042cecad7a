import type { EventView } from '../book/SportsBook.ts'
import { countsOf } from '../event/sides.ts'
import classes from './Field.module.css'

type CountsProps = {
  score: NonNullable<EventView['score']>
  placeOf: (side: 0 | 1, x: number) => number
}

/** Cards that have room beside each other. */
const most = 8
const cards = [
  { name: 'yellow_cards', colour: '#f5c84b' },
  { name: 'red_cards', colour: '#e5484d' },
]

/** Corners of football at the end of each side, where its figures stand, and its cards at the line. */
export function Counts({ score, placeOf }: CountsProps) {
  const corners = countsOf(score, 'corners')
  return (
    <g>
      {([0, 1] as const).map((side) => (
        <g key={side}>
          {corners && Number(corners[side]) > 0 && (
            <g className={classes.corner}>
              <path d={`M${placeOf(side, 22)} 30v-15l9 4-9 4`} fill="#f5c84b" stroke="#1a2233" />
              <text x={placeOf(side, side === 0 ? 40 : 36)} y="29">
                {corners[side]}
              </text>
            </g>
          )}
          {cardsOf(score, side).map((colour, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: cards, of which one is as the other
              key={at}
              x={placeOf(side, 70 + 9 * at) - 3}
              y="154"
              width="6"
              height="10"
              rx="1"
              fill={colour}
            />
          ))}
        </g>
      ))}
    </g>
  )
}

function cardsOf(score: CountsProps['score'], side: 0 | 1): string[] {
  const all = cards.flatMap(({ name, colour }) =>
    Array.from({ length: Number(countsOf(score, name)?.[side] ?? 0) }, () => colour),
  )
  return all.slice(-most)
}
