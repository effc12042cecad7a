import type { Host } from '#renderers/host.ts'
import type { EventView } from '../book/SportsBook.ts'
import { countsOf, serverOf } from '../event/sides.ts'
import { Counts } from './Counts.tsx'
import classes from './Field.module.css'
import { fields, HEIGHT, WIDTH } from './fields.ts'
import { figuresOf } from './figuresOf.ts'
import { useHappening } from './useHappening.ts'

/**
 * What a match is played on, with what the feed tells of it: figures, who serves, corners and cards, and what has happened last. It
 * shows nothing that nobody told, as where the ball is. The home side stands where reading begins.
 */
export function Field({ host, event }: { host: Host; event: EventView }) {
  const { happening, turn } = useHappening(event.score)
  const look = fields[event.sport]
  if (!look) return null
  const figures = event.competitors.length === 2 ? figuresOf(event) : undefined
  const server = event.score && serverOf(event.score)
  const isTurned = host.facts().site.locales?.find(({ code }) => code === host.locale())?.dir === 'rtl'
  const placeOf = (side: 0 | 1, x: number) => ((side === 0) === isTurned ? WIDTH - x : x)
  const [x, y] = look.figures ?? [WIDTH / 4, HEIGHT / 2]
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid meet"
      className={classes.field}
      style={{ background: look.ground }}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={WIDTH} height={HEIGHT} fill={look.ground} />
      {look.lines.map(({ d, colour, fill, isDashed }) => (
        <path
          key={`${d} ${colour} ${fill}`}
          d={d}
          fill={fill ?? 'none'}
          stroke={colour ?? '#ffffffa6'}
          strokeDasharray={isDashed ? '5 4' : undefined}
        />
      ))}
      {figures && (
        <g className={classes.figures}>
          <text x={placeOf(0, x)} y={y}>
            {figures[0]}
          </text>
          <text x={placeOf(1, x)} y={y}>
            {figures[1]}
          </text>
        </g>
      )}
      {server !== undefined && look.serve && (
        <circle
          className={classes.ball}
          cx={placeOf(server, look.serve[0])}
          cy={server === 0 ? look.serve[1] : HEIGHT - look.serve[1]}
          r="5"
        />
      )}
      {event.score && countsOf(event.score, 'corners') && <Counts score={event.score} placeOf={placeOf} />}
      {happening && (
        <g key={turn} className={classes.happening}>
          <circle cx={placeOf(happening.side, x)} cy={y - 16} r="30" />
          {happening.kind === 'score' && (
            <text x={placeOf(happening.side, x)} y={y - 52}>
              +{happening.by}
            </text>
          )}
        </g>
      )}
    </svg>
  )
}
