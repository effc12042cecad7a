import type { MediaDefinition } from '#generated/grammar/types.ts'

/**
 * Widths in pixels in which the site serves its pictures: those of the screens of the product document (section 9: xs 320, sm 640,
 * md 768, lg 1024, xl 1280, xxl 1536), and what more density 2 asks for. None is made larger than it is.
 */
export const mediaWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const

/** What is made of a picture, in the words of the image proxy (product document, section 9: quality 95, format webp). */
export const mediaVariant = (width: (typeof mediaWidths)[number]): string => `f_webp,q_95,w_${width}`

/** A file as it was uploaded, in the words of the image proxy: sounds, drawings, and what moves. */
export const asUploaded = '_'

/** Where players find a picture of pixels among the site's own files; undefined of drawings, which are as sharp at every width. */
export const siteAddress = (address: unknown): string | undefined =>
  typeof address === 'string' && /^\/assets\/site\/[\w./-]+\.(png|jpe?g|webp)$/.test(address)
    ? `/_ipx/${mediaVariant(1536)}${address}`
    : undefined

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

export const isSound = ({ type }: { type?: string }): boolean => type?.startsWith('audio/') ?? false

/** Of several sizes in one file, of which the browser takes one; nothing else is made of it. */
export const isIcon = ({ type }: { type?: string }): boolean => type === 'image/x-icon'

/** Whether players get it just as it was uploaded: a sound, a drawing, an icon, and what moves. */
export const isShownWhole = ({ type, crop }: Pick<MediaDefinition, 'type' | 'crop'>): boolean =>
  isSound({ type }) || isIcon({ type }) || type === 'image/svg+xml' || (type === 'image/gif' && !crop)

/** Where players find a picture of the library: as wide as the largest screen, in whose address the others are found. */
export function mediaAddress(media: Pick<MediaDefinition, 'id' | 'type'> & MediaVersion): string {
  const { id } = media
  return `/_ipx/${isShownWhole(media) ? asUploaded : mediaVariant(1536)}/media/${id}/${printMediaVersion(media)}`
}
