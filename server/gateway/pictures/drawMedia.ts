import { cutAround } from '#schemas/runtime/cutAround.ts'
import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import type { MediaVersion } from '#schemas/runtime/mediaPicture.ts'
import { drawings } from '../../process/drawing/createDrawingProcess.ts'
import { isDrawing } from '../../process/drawing/isDrawing.ts'

/** @property height left out: as high as it is wide; else the shape is filled. @property type WebP where it is left out */
export type MediaSize = { width: number; height?: number; type?: string }

/**
 * A picture of the site as wide as it is needed and never wider than it is, or filling a shape. Turned the way its camera was
 * held, without what that wrote about place and owner.
 * @throws Error where it is no picture, or one that is too large
 */
export async function drawMedia(
  kept: Buffer,
  { crop, focus }: Pick<MediaVersion, 'crop' | 'focus'>,
  size: MediaSize,
): Promise<Buffer> {
  // Most processes never draw one.
  const { default: sharp } = await import('sharp')
  const limitInputPixels = mediaLimits.pixels
  const options = { limitInputPixels }
  const body = isDrawing(kept) ? (await drawings.draw({ svg: kept, limitInputPixels })).png : kept
  const { autoOrient } = await sharp(body, options).metadata()
  const whole = crop
    ? { left: crop.x, top: crop.y, width: crop.width, height: crop.height }
    : { left: 0, top: 0, ...autoOrient }
  const { height } = size
  const box = height === undefined ? whole : cutAround(whole, size.width / height, focus)
  const cut = sharp(body, options).autoOrient().extract(box)
  const sized =
    height === undefined
      ? cut.resize({ width: size.width, withoutEnlargement: true })
      : cut.resize({ width: size.width, height, fit: 'fill' })
  return (size.type === 'image/png' ? sized.png() : sized.webp({ quality: 95 })).toBuffer()
}
