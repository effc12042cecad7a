import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import { createQueue } from '../../process/createQueue.ts'
import { ContentError } from '../ContentError.ts'
import { hash } from '../hash.ts'
import { cleanDrawing } from './cleanDrawing.ts'
import type { MediaFile } from './mediaFileRepository.ts'
import type { MediaType } from './mediaTypes.ts'

/** Each takes a processor and the memory of an unfolded picture for a moment. */
const inLine = createQueue({ atOnce: 1, waiting: 50 })
/** Seconds after which a picture that will not unfold is given up. */
const patience = 15

/** By what the libraries call a picture when it begins as such. */
const types: Readonly<Record<string, MediaType>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  heif: 'image/avif',
}

/**
 * What was uploaded, as it is kept: its type by what it holds, whatever its name or its sender say, drawings without
 * all that does not draw.
 * @throws ContentError 415 where it is no picture that we take, 413 where it is too large, 422 where it cannot be read
 */
export async function readMediaFile(sent: Buffer): Promise<MediaFile & { body: Buffer }> {
  const kind = kindOf(sent)
  if (kind === undefined)
    throw new ContentError(415, 'MediaType', 'This is no PNG, JPEG, WebP, AVIF, GIF or SVG picture')
  const body = kind === 'svg' ? drawing(sent) : sent
  const size = await inLine(() => measure(body, kind))
  return { hash: hash(body), type: types[kind] as MediaType, ...size, size: body.length, body }
}

/** By its first bytes. */
function kindOf(body: Buffer): string | undefined {
  const text = body.toString('latin1', 0, 32)
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (/^[\s\S]{4}ftyp(avif|avis)/.test(text)) return 'heif'
  // What else it may be, the reader of drawings finds out.
  const head = body.toString('utf8', 0, 4096)
  return /^\uFEFF?\s*</.test(head) && head.includes('<svg') ? 'svg' : undefined
}

function drawing(sent: Buffer): Buffer {
  if (sent.length > mediaLimits.drawingBytes)
    throw tooLarge('A drawing may have', mediaLimits.drawingBytes, 'bytes')
  const clean = cleanDrawing(sent.toString('utf8'))
  if (clean === undefined) throw unreadable()
  return Buffer.from(clean)
}

/** @throws ContentError also where it is not what it began as, or breaks off */
async function measure(body: Buffer, kind: string): Promise<{ width: number; height: number }> {
  // Most processes never read one.
  const { default: sharp } = await import('sharp')
  const options = {
    limitInputPixels: mediaLimits.pixels,
    failOn: 'error' as const,
    pages: kind === 'gif' || kind === 'webp' ? -1 : 1,
  }
  const found = await sharp(body, options)
    .metadata()
    .catch((error: Error) => {
      throw /pixel limit/i.test(error.message) ? tooManyPixels() : unreadable()
    })
  const { format, compression, pages = 1, pageHeight, autoOrient } = found
  if (format !== kind || (kind === 'heif' && compression !== 'av1')) throw unreadable()
  const width = autoOrient.width
  const height = pages > 1 && pageHeight !== undefined ? pageHeight : autoOrient.height
  if (Math.max(width, height) > mediaLimits.side)
    throw tooLarge('A picture may have', mediaLimits.side, 'pixels on a side')
  if (width * height * pages > mediaLimits.pixels) throw tooManyPixels()
  await sharp(body, options)
    .resize({ width: 16, height: 16, fit: 'fill' })
    .timeout({ seconds: patience })
    .toBuffer()
    .catch(() => {
      throw unreadable()
    })
  return { width, height }
}

const unreadable = () => new ContentError(422, 'MediaUnreadable', 'This picture cannot be read')
const tooManyPixels = () => tooLarge('A picture may have', mediaLimits.pixels, 'pixels')
const tooLarge = (what: string, most: number, of: string) =>
  new ContentError(413, 'MediaTooLarge', `${what} ${most.toLocaleString('en')} ${of} at most`)
