import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import type { MediaVersion } from '#schemas/runtime/mediaPicture.ts'

type Box = { left: number; top: number; width: number; height: number }

/**
 * A picture of the library as wide as it is needed and never wider than it is, as WebP; or filling a shape, as PNG. Turned the
 * way its camera was held, without what that wrote about place and owner.
 * @throws Error where it is no picture, or one that is too large
 */
export async function drawMedia(
  body: Buffer,
  { crop, focus }: MediaVersion,
  size: { width: number; height?: number },
): Promise<Buffer> {
  // Most processes never draw one.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: mediaLimits.pixels }
  const { autoOrient } = await sharp(body, options).metadata()
  const whole = crop
    ? { left: crop.x, top: crop.y, width: crop.width, height: crop.height }
    : { left: 0, top: 0, ...autoOrient }
  const { height } = size
  const box = height === undefined ? whole : around(whole, size.width / height, focus)
  const cut = sharp(body, options).autoOrient().extract(box)
  return height === undefined
    ? cut.resize({ width: size.width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
    : cut.resize({ width: size.width, height, fit: 'fill' }).png().toBuffer()
}

/** The largest part of a shape with the focus as near to its middle as there is picture. */
function around(whole: Box, shape: number, focus = { x: 50, y: 50 }): Box {
  const width = Math.max(1, Math.min(whole.width, Math.round(whole.height * shape)))
  const height = Math.max(1, Math.min(whole.height, Math.round(whole.width / shape)))
  const at = (room: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((room * percent) / 100 - part / 2, 0), room - part))
  return {
    left: whole.left + at(whole.width, width, focus.x),
    top: whole.top + at(whole.height, height, focus.y),
    width,
    height,
  }
}
