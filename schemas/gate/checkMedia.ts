import type { MediaDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'

/** A crop of what cannot be cut, or of more than there is. */
export function checkMedia({ type, width, height, crop }: MediaDefinition): Finding[] {
  if (!crop) return []
  const say = (message: string, hint: string): Finding[] => [
    { code: 'media_crop', pointer: '/crop', message, hint },
  ]
  if (type === 'image/svg+xml') return say('A drawing is not cut.', 'Remove crop.')
  if (crop.x + crop.width <= width && crop.y + crop.height <= height) return []
  return say(
    `The part that is shown is not within the ${width} by ${height} pixels of the file.`,
    'Choose it anew, or remove crop.',
  )
}
