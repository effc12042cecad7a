import type { MediaDefinition } from '#generated/grammar/types.ts'
import { isIcon, isSound } from '../runtime/mediaPicture.ts'
import type { Finding } from '../runtime/problem.ts'

/** A size of what has none, a crop of what cannot be cut, or of more than there is. */
export function checkMedia({ type, width, height, crop }: MediaDefinition): Finding[] {
  const isSilent = !isSound({ type })
  if (isSilent === (width === 0 || height === 0))
    return [
      {
        code: 'media_size',
        pointer: '/width',
        message: isSilent ? 'A picture has a size.' : 'A sound has no size.',
        hint: isSilent ? 'Upload it anew.' : 'Set width and height to 0.',
      },
    ]
  if (!crop) return []
  const say = (message: string, hint: string): Finding[] => [
    { code: 'media_crop', pointer: '/crop', message, hint },
  ]
  if (!isSilent || isIcon({ type }) || type === 'image/svg+xml')
    return say(
      `${isIcon({ type }) ? 'An icon' : isSilent ? 'A drawing' : 'A sound'} is not cut.`,
      'Remove crop.',
    )
  if (crop.x + crop.width <= width && crop.y + crop.height <= height) return []
  return say(
    `The part that is shown is not within the ${width} by ${height} pixels of the file.`,
    'Choose it anew, or remove crop.',
  )
}
