import type { MediaDefinition } from '#generated/grammar/types.ts'

/** Widths in pixels in which the site serves pictures of the library; none is made larger than it is. */
export const mediaWidths = [320, 640, 960, 1280, 1920] as const

/** What is made of a picture of the library, in the words of the image proxy. */
export const mediaVariant = (width: (typeof mediaWidths)[number]): string => `f_webp,q_82,w_${width}`

/** A picture as it was uploaded, in the words of the image proxy: drawings, and what moves. */
export const asUploaded = '_'

const largest = mediaWidths[mediaWidths.length - 1] as 1920

/** The id in a reference of a definition to a picture of the library: /media/summer. */
export const mediaIdOf = (address: unknown): string | undefined =>
  typeof address === 'string' ? /^\/media\/([a-z0-9-]+)$/.exec(address)?.[1] : undefined

/** What is shown of a file: its crop and its focus, so that another one has another address. */
export type MediaVersion = Pick<MediaDefinition, 'file' | 'crop' | 'focus'>

/** `hash`, `hash.c10-20-300-200`, `hash.c10-20-300-200.f50-30`. */
export function printMediaVersion({ file, crop, focus }: MediaVersion): string {
  const cut = crop ? `.c${[crop.x, crop.y, crop.width, crop.height].join('-')}` : ''
  return `${file}${cut}${focus ? `.f${focus.x}-${focus.y}` : ''}`
}

/** Undefined where that is no version. */
export function parseMediaVersion(text: string): MediaVersion | undefined {
  const [, file, crop, focus] =
    /^([\w-]{43})(?:\.c((?:\d{1,5}-){3}\d{1,5}))?(?:\.f(\d{1,3}-\d{1,3}))?$/.exec(text) ?? []
  if (file === undefined) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = (crop ?? '').split('-').map(Number)
  const [across = 0, down = 0] = (focus ?? '').split('-').map(Number)
  return {
    file,
    ...(crop !== undefined && { crop: { x, y, width, height } }),
    ...(focus !== undefined && { focus: { x: across, y: down } }),
  }
}

/** Whether players are shown it just as it was uploaded: a drawing, and what moves. */
export const isShownWhole = ({ type, crop }: Pick<MediaDefinition, 'type' | 'crop'>): boolean =>
  type === 'image/svg+xml' || (type === 'image/gif' && !crop)

/** Where players find a picture of the library: the largest that is made of it, in whose address the others are found. */
export function mediaAddress(media: Pick<MediaDefinition, 'id' | 'type'> & MediaVersion): string {
  const { id } = media
  return `/_ipx/${isShownWhole(media) ? asUploaded : mediaVariant(largest)}/media/${id}/${printMediaVersion(media)}`
}
