import { withoutTraces } from './withoutTraces.ts'

/** One size of an icon: a PNG, or rows of pixels as Windows has them, which tell nothing of anybody. */
type Size = { width: number; height: number; png?: Buffer; body: Buffer; entry: Buffer }

/** Sizes that an icon may have. */
const most = 20
const [headBytes, entryBytes, infoBytes] = [6, 16, 40]

/**
 * An icon of Windows (.ico) of nothing but its pictures: what stands between and behind them is left out, and so is what its PNGs tell
 * of who made them.
 * @returns with the largest of its pictures and its PNGs, which are yet to be read; undefined where it cannot be read
 */
export function cleanIcon(sent: Buffer) {
  try {
    const count = sent.readUInt16LE(4)
    if (count === 0 || count > most) return undefined
    const sizes: Size[] = []
    for (let at = 0; at < count; at += 1) {
      const size = readSize(sent, headBytes + at * entryBytes)
      if (!size) return undefined
      sizes.push(size)
    }
    const { width, height } = sizes.reduce((one, other) => (other.width > one.width ? other : one))
    return { body: written(sizes), width, height, pngs: sizes.flatMap(({ png }) => png ?? []) }
  } catch (error) {
    // It ends where there should be more.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a file begins as an icon does. */
export const beginsAsIcon = (body: Buffer): boolean => body.toString('hex', 0, 4) === '00000100'

function readSize(sent: Buffer, at: number): Size | undefined {
  const [length, from] = [sent.readUInt32LE(at + 8), sent.readUInt32LE(at + 12)]
  if (from < headBytes + entryBytes || from + length > sent.length) return undefined
  const entry = Buffer.from(sent.subarray(at, at + entryBytes))
  const body = sent.subarray(from, from + length)
  if (body.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') {
    const pixels = pixelsOf(body)
    return pixels && { ...pixels, entry }
  }
  const png = withoutTraces(body, 'png', 1)
  return png && { width: png.readUInt32BE(16), height: png.readUInt32BE(20), png, body: png, entry }
}

/** A bitmap without its file header, twice as high as it is: colours above, then what is seen through. */
function pixelsOf(body: Buffer): Omit<Size, 'entry'> | undefined {
  const [width, height] = [body.readInt32LE(4), body.readInt32LE(8) / 2]
  const [info, planes, depth] = [body.readUInt32LE(0), body.readUInt16LE(12), body.readUInt16LE(14)]
  const isKnown = info === infoBytes && planes <= 1 && [1, 4, 8, 24, 32].includes(depth)
  if (!isKnown || body.readUInt32LE(16) !== 0 || !isSide(width) || !isSide(height)) return undefined
  const colours = depth > 8 ? 0 : Math.min(body.readUInt32LE(32) || 2 ** depth, 2 ** depth)
  const rowOf = (bits: number) => Math.ceil((width * bits) / 32) * 4
  const end = infoBytes + colours * 4 + height * (rowOf(depth) + rowOf(1))
  // What stands behind it may be anything.
  return end > body.length ? undefined : { width, height, body: body.subarray(0, end) }
}

const isSide = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= 256

function written(sizes: readonly Size[]): Buffer {
  const head = Buffer.from([0, 0, 1, 0, sizes.length, 0])
  let from = headBytes + sizes.length * entryBytes
  const entries = sizes.map(({ entry, body }) => {
    entry.writeUInt8(0, 3)
    entry.writeUInt32LE(body.length, 8)
    entry.writeUInt32LE(from, 12)
    from += body.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...sizes.map(({ body }) => body)])
}
