import { type CSSProperties, memo, useRef } from 'react'
import { coloursOf, type Recoloured, styled } from './colourOf.ts'
import { canvas, type Drawing, type Mood, type Part, type Shape } from './Drawing.ts'
import { drawings, type Figure } from './drawings.ts'
import classes from './FigureView.module.css'
import { useInSight } from './useInSight.ts'

type FigureViewProps = {
  figure: Figure
  mood?: Mood
  colours?: Recoloured
  /** What it shows, for those who do not see it; where it is left out, it is mere decoration. */
  alt?: string
}

const isGround = ({ name }: Part) => name === 'legs'

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A figure as high as it is given room for. It breathes and blinks while it is seen, where motion is welcome. */
export function FigureView({ figure, mood = 'idle', colours, alt }: FigureViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const isInSight = useInSight(box)
  const drawing: Drawing = drawings[figure]
  const painted = Object.entries(coloursOf(drawing, colours)).map(([name, colour]) => [
    `--figure-${name}`,
    styled(colour),
  ])
  return (
    <div
      ref={box}
      className={classes.figure}
      // A drawing has a left and a right of its own.
      dir="ltr"
      role="img"
      aria-label={alt}
      aria-hidden={alt === undefined || undefined}
      data-figure={figure}
      data-mood={mood}
      data-moving={isInSight || undefined}
      style={Object.fromEntries(painted)}
    >
      <Layers parts={drawing.parts.filter(isGround)} drawing={drawing} mood={mood} />
      <div className={classes.breath}>
        <Layers parts={drawing.parts.filter((part) => !isGround(part))} drawing={drawing} mood={mood} />
      </div>
    </div>
  )
}

/** Parts above one another, each with what hangs on it. What moves is the layer, never what is drawn in it. */
function Layers({ parts, drawing, mood }: { parts: readonly Part[]; drawing: Drawing; mood: Mood }) {
  return parts.map((part) => {
    const { name, pivot, parts: inner } = part
    const turned: CSSProperties & Record<`--${string}`, string> = {
      transformOrigin: `${percent(pivot[0], canvas.width)} ${percent(pivot[1], canvas.height)}`,
      '--turn': `${drawing.postures[mood][name] ?? 0}deg`,
    }
    const isSeen = part.mood === undefined || part.mood === mood
    return (
      <div key={`${name}-${part.mood ?? part.box.join()}`} className={classes.posture} style={turned}>
        <div
          className={classes.part}
          data-part={name}
          data-seen={isSeen}
          style={{ transformOrigin: turned.transformOrigin }}
        >
          <Shapes part={part} />
          {inner && <Layers parts={inner} drawing={drawing} mood={mood} />}
        </div>
      </div>
    )
  })
}

const Shapes = memo(function Shapes({ part: { box, shapes, isMirrored } }: { part: Part }) {
  const [left, top, width, height] = box
  const place = {
    insetInlineStart: percent(left, canvas.width),
    insetBlockStart: percent(top, canvas.height),
    inlineSize: percent(width, canvas.width),
    blockSize: percent(height, canvas.height),
  }
  return (
    <svg className={classes.shapes} viewBox={box.join(' ')} style={place} aria-hidden="true">
      <g transform={isMirrored && `matrix(-1 0 0 1 ${canvas.width} 0)`}>
        {shapes.map((shape) => (
          <path key={`${'fill' in shape} ${shape.d}`} d={shape.d} {...paintOf(shape)} />
        ))}
      </g>
    </svg>
  )
})

const paintOf = (shape: Shape) =>
  'fill' in shape
    ? {
        fill: `var(--figure-${shape.fill})`,
        ...(shape.fill === 'ground' && { opacity: 0.35 }),
      }
    : {
        fill: 'none',
        stroke: `var(--figure-${shape.stroke})`,
        strokeWidth: shape.width,
        strokeLinecap: 'round' as const,
        strokeLinejoin: 'round' as const,
      }
