import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import { createQueue } from '../../process/createQueue.ts'
import { DrawingError, drawings } from '../../process/drawing/createDrawingProcess.ts'
import { ContentError } from '../ContentError.ts'
import { hash } from '../hash.ts'
import { cleanDrawing } from './cleanDrawing.ts'
import { beginsAsIcon, cleanIcon } from './cleanIcon.ts'
import { drawingWork } from './drawingWork.ts'
import type { MediaFile } from './mediaFileRepository.ts'
import type { MediaType } from './mediaTypes.ts'
import { soundTypeOf, withoutTags } from './withoutTags.ts'
import { withoutTraces } from './withoutTraces.ts'

/** Each takes a processor and the memory of an unfolded picture for a moment. */
const inLine = createQueue({ atOnce: 1, waiting: 50 })
/** Seconds after which a picture that will not unfold is given up. */
const patience = 15
/** Elements that a drawing may have, those that are named counted as often as they are: what people draw has thousands. */
const mostWork = 200_000

/** By what the libraries call a picture when it begins as such. */
const types = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  heif: 'image/avif',
} as const satisfies Record<string, MediaType>

type Kind = keyof typeof types

/**
 * What was uploaded, as it is kept: its type by what it holds, whatever its name or its sender say, drawings without
 * all that does not draw, pictures and sounds without what they tell of who made them.
 * @throws ContentError 415 where it is nothing that we take, 413 where it is too large, 422 where it cannot be read
 */
export async function readMediaFile(sent: Buffer): Promise<MediaFile & { body: Buffer }> {
  if (beginsAsIcon(sent)) return inLine(() => readIcon(sent))
  const kind = kindOf(sent)
  if (kind === undefined) return readSound(sent)
  const drawn = kind === 'svg' ? drawing(sent) : sent
  return inLine(async () => {
    const { width, height, orientation } =
      kind === 'svg' ? await measureDrawing(drawn) : await measure(drawn, kind)
    const body = kind === 'svg' ? drawn : await clean(drawn, kind, orientation)
    return { hash: hash(body), type: types[kind], width, height, size: body.length, body }
  })
}

/** Each of its pictures must be one. */
async function readIcon(sent: Buffer): Promise<MediaFile & { body: Buffer }> {
  if (sent.length > mediaLimits.drawingBytes)
    throw tooLarge('An icon may have', mediaLimits.drawingBytes, 'bytes')
  const icon = cleanIcon(sent)
  if (!icon) throw unreadable()
  const { body, width, height, pngs } = icon
  for (const png of pngs) await measure(png, 'png')
  return { hash: hash(body), type: 'image/x-icon', width, height, size: body.length, body }
}

function readSound(sent: Buffer): MediaFile & { body: Buffer } {
  const type = soundTypeOf(sent)
  if (type === undefined)
    throw new ContentError(
      415,
      'MediaType',
      'This is no PNG, JPEG, WebP, AVIF, GIF, ICO or SVG picture, and no MP3, WAV or Ogg sound',
    )
  if (sent.length > mediaLimits.soundBytes)
    throw tooLarge('A sound may have', mediaLimits.soundBytes, 'bytes')
  const body = withoutTags(sent, type)
  if (!body) throw new ContentError(422, 'MediaUnreadable', 'This sound cannot be read')
  return { hash: hash(body), type, width: 0, height: 0, size: body.length, body }
}

/** By its first bytes. */
function kindOf(body: Buffer): Kind | undefined {
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
  if (drawingWork(clean, mostWork) >= mostWork)
    throw new ContentError(
      422,
      'MediaUnreadable',
      'This drawing takes too long to draw: patterns, masks, markers or other parts stand within each other. Convert them to paths',
    )
  return Buffer.from(clean)
}

/** @throws ContentError also where it takes too long to draw */
async function measureDrawing(svg: Buffer) {
  const exactly = { width: 16, height: 16 }
  const { width, height } = await drawings
    .draw({ svg, limitInputPixels: mediaLimits.pixels, exactly })
    .catch((error: Error) => {
      if (!(error instanceof DrawingError)) throw error
      if (/pixel limit/i.test(error.message)) throw tooManyPixels()
      if (/^It takes/.test(error.message))
        throw new ContentError(422, 'MediaUnreadable', `${error.message}: draw it more simply`)
      throw unreadable()
    })
  return { ...bounded(width, height), orientation: 1 }
}

/** @throws ContentError also where it is not what it began as, or breaks off */
async function measure(body: Buffer, kind: Exclude<Kind, 'svg'>) {
  // Most processes never read one.
  const { default: sharp } = await import('sharp')
  const options = optionsOf(kind)
  const found = await sharp(body, options)
    .metadata()
    .catch((error: Error) => {
      throw /pixel limit/i.test(error.message) ? tooManyPixels() : unreadable()
    })
  const { format, compression, pages = 1, pageHeight, autoOrient, orientation = 1 } = found
  if (format !== kind || (kind === 'heif' && compression !== 'av1')) throw unreadable()
  const width = autoOrient.width
  const height = pages > 1 && pageHeight !== undefined ? pageHeight : autoOrient.height
  bounded(width, height, pages)
  await sharp(body, options)
    .resize({ width: 16, height: 16, fit: 'fill' })
    .timeout({ seconds: patience })
    .toBuffer()
    .catch(() => {
      throw unreadable()
    })
  return { width, height, orientation }
}

/** @throws ContentError 413 */
function bounded(width: number, height: number, pages = 1): { width: number; height: number } {
  if (Math.max(width, height) > mediaLimits.side)
    throw tooLarge('A picture may have', mediaLimits.side, 'pixels on a side')
  if (width * height * pages > mediaLimits.pixels) throw tooManyPixels()
  return { width, height }
}

/** Drawn anew, upright and as good as can be, where its parts cannot be told apart. */
async function clean(body: Buffer, kind: Exclude<Kind, 'svg'>, orientation: number): Promise<Buffer> {
  const format = kind === 'heif' ? 'avif' : kind
  const cleaned = withoutTraces(body, format, orientation)
  if (cleaned) return cleaned
  const { default: sharp } = await import('sharp')
  return sharp(body, optionsOf(kind))
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, { quality: 95 })
    .timeout({ seconds: patience })
    .toBuffer()
    .catch(() => {
      throw unreadable()
    })
}

const optionsOf = (kind: Kind) => ({
  limitInputPixels: mediaLimits.pixels,
  failOn: 'error' as const,
  pages: kind === 'gif' || kind === 'webp' ? -1 : 1,
})

const unreadable = () => new ContentError(422, 'MediaUnreadable', 'This picture cannot be read')
const tooManyPixels = () => tooLarge('A picture may have', mediaLimits.pixels, 'pixels')
const tooLarge = (what: string, most: number, of: string) =>
  new ContentError(413, 'MediaTooLarge', `${what} ${most.toLocaleString('en')} ${of} at most`)
