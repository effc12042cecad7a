/** kbit/s of layer III by the index of a frame's header: of MPEG-1, and of what came after. */
const bitrates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
/** Hz of MPEG-1; half and a quarter of them after. */
const rates = [44_100, 48_000, 32_000] as const

/** Where sound begins: behind an ID3 tag, which says how long it is in seven bits of each byte (id3.org, 2.4.0, section 3.1). */
export function mp3Start(body: Buffer): number {
  if (body.toString('latin1', 0, 3) !== 'ID3' || body.length < 10) return 0
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (body.readUInt8(at) & 0x7f), 0)
  const hasFooter = (body.readUInt8(5) & 0x10) !== 0
  return 10 + size + (hasFooter ? 10 : 0)
}

/** Bytes of the frame of layer III that begins at a place (ISO/IEC 11172-3, 13818-3); undefined where none does, or it breaks off. */
export function mp3Frame(body: Buffer, at: number): number | undefined {
  if (at + 4 > body.length) return undefined
  const head = body.readUInt32BE(at)
  const version = (head >>> 19) & 3
  const layer = (head >>> 17) & 3
  const rate = rates[(head >>> 10) & 3]
  if (head >>> 21 !== 0x7ff || version === 1 || layer !== 1 || rate === undefined) return undefined
  const isFirst = version === 3
  const bitrate = bitrates[isFirst ? 'first' : 'later'][(head >>> 12) & 15]
  if (!bitrate) return undefined
  const hertz = isFirst ? rate : version === 2 ? rate / 2 : rate / 4
  const padding = (head >>> 9) & 1
  const length = Math.floor(((isFirst ? 144 : 72) * bitrate * 1000) / hertz) + padding
  return at + length <= body.length ? length : undefined
}
