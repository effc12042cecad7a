import { settled } from './colourOf.ts'
import { canvas, type Drawing, type Mood, type Paint, type Part, type Shape } from './Drawing.ts'

/** A figure as one picture that stands still, the text of an SVG: the same parts, turned as in the mood. */
export function stillOf({ colours, postures, parts }: Drawing, mood: Mood = 'idle'): string {
  const paint = (name: Paint) => settled(colours[name])
  const path = (shape: Shape) =>
    'fill' in shape
      ? `<path fill="${paint(shape.fill)}"${shape.fill === 'ground' ? ' opacity=".35"' : ''} d="${shape.d}"/>`
      : `<path fill="none" stroke="${paint(shape.stroke)}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round" d="${shape.d}"/>`
  const isSeen = (part: Part) => part.name !== 'lids' && (part.mood ?? mood) === mood
  const draw = ({ name, pivot, shapes, isMirrored, parts = [] }: Part): string => {
    const turn = postures[mood][name]
    const own = shapes.map(path).join('\n')
    const side = isMirrored ? `<g transform="matrix(-1 0 0 1 ${canvas.width} 0)">\n${own}\n</g>` : own
    const whole = [side, ...parts.filter(isSeen).map(draw)].join('\n')
    return turn ? `<g transform="rotate(${turn} ${pivot.join(' ')})">\n${whole}\n</g>` : whole
  }
  const { width, height } = canvas
  const inside = parts.filter(isSeen).map(draw).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-hidden="true">\n${inside}\n</svg>\n`
}
