import { crc32 } from 'node:zlib'

/** Pictures of pixels, as the libraries call them. */
export type PixelKind = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'

/**
 * A picture without what it tells of who made it: place, camera, author, program, previews of before it was cut, and whatever
 * stands behind its end. Pixels, colours and motion stay as they are, byte for byte; which way up it is shown is told anew.
 * @param orientation as EXIF has it; 1 is upright
 * @returns undefined where its parts cannot be told apart
 */
export function withoutTraces(body: Buffer, kind: PixelKind, orientation: number): Buffer | undefined {
  const turn = orientation > 1 && orientation < 9 ? orientationOf(orientation) : undefined
  try {
    return cleaners[kind](body, turn)
  } catch (error) {
    // It ends where there should be more.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

type Cleaner = (body: Buffer, turn: Buffer | undefined) => Buffer | undefined

const cleaners: Readonly<Record<PixelKind, Cleaner>> = { avif, gif, jpeg, png, webp }

/** A TIFF of one entry, as EXIF is kept. */
function orientationOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

const text = (body: Buffer, start: number, end: number) => body.toString('latin1', start, end)

/** ITU T.81, annex B. */
function jpeg(body: Buffer, turn: Buffer | undefined): Buffer | undefined {
  const kept: Buffer[] = [body.subarray(0, 2)]
  if (turn) {
    const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), turn])
    const head = Buffer.from([0xff, 0xe1, 0, payload.length + 2])
    kept.push(head, payload)
  }
  let at = 2
  while (body.readUInt8(at) === 0xff) {
    const marker = body.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    // The end; phones write more pictures behind it, and films.
    if (marker === 0xd9) return Buffer.concat([...kept, body.subarray(at, at + 2)])
    const end = at + 2 + body.readUInt16BE(at + 2)
    if (isOfJpeg(marker, text(body, at + 4, Math.min(end, at + 16)))) kept.push(body.subarray(at, end))
    at = end
    if (marker !== 0xda) continue
    // Of a scan everything up to the next marker that is none of its own.
    const start = at
    do at = body.indexOf(0xff, at + 1)
    while (at > 0 && isOfScan(body.readUInt8(at + 1)))
    if (at < 0) return undefined
    kept.push(body.subarray(start, at))
  }
  return undefined
}

/** What follows 0xff where a scan goes on: nothing, a restart, or a filling. */
const isOfScan = (byte: number) => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7)

/** Of application segments those that say what the colours are. */
function isOfJpeg(marker: number, begins: string): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  return (
    (marker === 0xe0 && begins.startsWith('JFIF\0')) ||
    (marker === 0xe2 && begins.startsWith('ICC_PROFILE\0')) ||
    (marker === 0xee && begins.startsWith('Adobe'))
  )
}

/** Chunks that need not be there and say how it looks. */
const ofPng = new Set('tRNS cHRM gAMA iCCP sRGB sBIT bKGD pHYs cICP mDCV cLLI acTL fcTL fdAT'.split(' '))

/** W3C, Portable Network Graphics, third edition, section 5. */
function png(body: Buffer, turn: Buffer | undefined): Buffer | undefined {
  const kept: Buffer[] = [body.subarray(0, 8)]
  for (let at = 8; ; ) {
    const type = text(body, at + 4, at + 8)
    const end = at + 12 + body.readUInt32BE(at)
    if (end > body.length) return undefined
    if (/^[A-Z]/.test(type) || ofPng.has(type)) kept.push(body.subarray(at, end))
    if (type === 'IHDR' && turn) kept.push(pngChunk('eXIf', turn))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
}

function pngChunk(type: string, payload: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), payload])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(payload.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

const ofWebp = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Bits of the extended header that say that there is EXIF, and XMP. */
const [exifBit, xmpBit] = [0x08, 0x04]

/** RFC 9649, section 2. */
function webp(body: Buffer, turn: Buffer | undefined): Buffer | undefined {
  const kept: Buffer[] = []
  const whole = Math.min(body.length, 8 + body.readUInt32LE(4))
  for (let at = 12; at < whole; ) {
    const type = text(body, at, at + 4)
    const size = body.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > whole) return undefined
    const chunk = Buffer.from(body.subarray(at, end))
    if (type === 'VP8X') {
      const flags = chunk.readUInt8(8) & ~exifBit & ~xmpBit
      chunk.writeUInt8(turn ? flags | exifBit : flags, 8)
    }
    if (ofWebp.has(type)) kept.push(chunk)
    at = end
  }
  // Only a picture with an extended header has an orientation.
  if (turn) kept.push(webpChunk('EXIF', turn))
  const inside = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  return webpChunk('RIFF', inside)
}

function webpChunk(type: string, payload: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(payload.length, 4)
  return Buffer.concat([head, payload, Buffer.alloc(payload.length % 2)])
}

/** GIF89a, with the loops and colours that others have added; nothing of it has an orientation. */
function gif(body: Buffer): Buffer | undefined {
  const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  /** Where blocks of data end that begin here. */
  const afterBlocks = (from: number) => {
    let at = from
    while (body.readUInt8(at) > 0) at += 1 + body.readUInt8(at)
    return at + 1
  }
  let at = 13 + tableOf(body.readUInt8(10))
  const kept: Buffer[] = [body.subarray(0, at)]
  for (;;) {
    const introducer = body.readUInt8(at)
    if (introducer === 0x3b) return Buffer.concat([...kept, body.subarray(at, at + 1)])
    if (introducer !== 0x21 && introducer !== 0x2c) return undefined
    const isExtension = introducer === 0x21
    const end = afterBlocks(isExtension ? at + 2 : at + 11 + tableOf(body.readUInt8(at + 9)))
    const label = isExtension ? body.readUInt8(at + 1) : undefined
    const isKept =
      label === 0xff
        ? /^(NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1)/.test(text(body, at + 3, at + 14))
        : label !== 0xfe
    if (isKept) kept.push(body.subarray(at, end))
    at = end
  }
}

type Box = { type: string; start: number; end: number }

/** Boxes of ISO/IEC 14496-12 that lie between two places. */
function boxesOf(body: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const short = body.readUInt32BE(at)
    const isLong = short === 1
    const size = isLong ? Number(body.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const head = isLong ? 16 : 8
    if (size < head || at + size > to) throw new RangeError('A box is longer than what it lies in')
    boxes.push({ type: text(body, at + 4, at + 8), start: at + head, end: at + size })
    at += size
  }
  return boxes
}

/**
 * ISO/IEC 23008-12: places are named by their distance, so nothing is taken out; what tells is blanked where it stands. Which way
 * up it is, AVIF says without EXIF.
 */
function avif(body: Buffer): Buffer | undefined {
  const made = Buffer.from(body)
  const top = boxesOf(made, 0, made.length)
  for (const { type, start, end } of top) {
    if (type === 'uuid' || type === 'free' || type === 'skip') made.fill(0, start, end)
    if (type === 'moov') blankUserData(made, start, end)
  }
  const meta = top.find(({ type }) => type === 'meta')
  if (!meta) return undefined
  const parts = boxesOf(made, meta.start + 4, meta.end)
  const part = (type: string) => parts.find((one) => one.type === type)
  const [items, places, data] = [part('iinf'), part('iloc'), part('idat')]
  if (!items || !places) return undefined
  const telling = tellingItems(made, items)
  for (const { item, method, start, end } of placesOf(made, places)) {
    if (!telling.has(item)) continue
    const base = method === 1 ? data?.start : method === 0 ? 0 : undefined
    if (base === undefined || base + end > made.length) return undefined
    made.fill(0, base + start, base + end)
  }
  return made
}

function blankUserData(made: Buffer, from: number, to: number): void {
  for (const { type, start, end } of boxesOf(made, from, to)) {
    if (type === 'trak') blankUserData(made, start, end)
    if (type !== 'udta' && type !== 'meta' && type !== 'uuid') continue
    made.write('free', start - 4, 'latin1')
    made.fill(0, start, end)
  }
}

/** Items that are EXIF, or text such as XMP. */
function tellingItems(body: Buffer, { start, end }: Box): Set<number> {
  const isLong = body.readUInt8(start) > 0
  const found = new Set<number>()
  for (const { type, start: at } of boxesOf(body, start + (isLong ? 8 : 6), end)) {
    const version = body.readUInt8(at)
    if (type !== 'infe' || version < 2) continue
    const wide = version > 2 ? 4 : 2
    const kind = text(body, at + 4 + wide + 2, at + 4 + wide + 6)
    if (kind === 'Exif' || kind === 'mime' || kind === 'uri ') found.add(body.readUIntBE(at + 4, wide))
  }
  return found
}

function placesOf(body: Buffer, { start }: Box) {
  const version = body.readUInt8(start)
  let at = start + 4
  const take = (bytes: number) => {
    const value =
      bytes === 8 ? Number(body.readBigUInt64BE(at)) : bytes === 0 ? 0 : body.readUIntBE(at, bytes)
    at += bytes
    return value
  }
  const sizes = take(2)
  const [ofOffset, ofLength, ofBase] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const ofIndex = version > 0 ? sizes & 15 : 0
  const found: { item: number; method: number; start: number; end: number }[] = []
  for (let left = take(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const item = take(version < 2 ? 2 : 4)
    const method = version > 0 ? take(2) & 15 : 0
    take(2)
    const base = take(ofBase)
    for (let extents = take(2); extents > 0; extents -= 1) {
      take(ofIndex)
      const offset = base + take(ofOffset)
      found.push({ item, method, start: offset, end: offset + take(ofLength) })
    }
  }
  return found
}
