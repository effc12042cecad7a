/** A page of an Ogg stream (RFC 3533, section 6). */
type Page = { flags: number; granule: bigint; serial: number; lacing: Buffer; data: Buffer }

const [continued, begins, ends] = [0x01, 0x02, 0x04]
const headLength = 27

/** An empty list of comments, by what the stream holds: Vorbis I, section 5; RFC 7845, section 5.2. */
const codecs = [
  { head: '\x01vorbis', headers: 3, comments: Buffer.from('\x03vorbis\0\0\0\0\0\0\0\0\x01', 'latin1') },
  { head: 'OpusHead', headers: 2, comments: Buffer.from('OpusTags\0\0\0\0\0\0\0\0', 'latin1') },
] as const

/** What a stream of sound begins with, on its first page. */
export const oggHeads = codecs.map(({ head }) => head)

/**
 * The first stream of an Ogg file without its comments.
 * @returns undefined where it holds several at once, or is not what it begins as
 * @throws RangeError where it breaks off
 */
export function oggWithoutComments(body: Buffer): Buffer | undefined {
  const pages = firstStream(body)
  const codec = codecs.find(({ head }) => pages?.[0]?.data.toString('latin1').startsWith(head))
  if (!pages || !codec) return undefined
  const { headers, pages: taken } = headerPackets(pages, codec.headers)
  const [first, , ...more] = headers
  if (!first || headers.length < codec.headers) return undefined
  const serial = pages[0]?.serial ?? 0
  const made = [
    { flags: begins, granule: 0n, serial, ...laced([first]) },
    ...packed([codec.comments, ...more], serial),
    ...pages.slice(taken),
  ]
  return Buffer.concat(made.map(print))
}

/** Pages up to the end of the stream that the file begins with. */
function firstStream(body: Buffer): Page[] | undefined {
  const pages: Page[] = []
  for (let at = 0; at < body.length; ) {
    if (body.toString('latin1', at, at + 4) !== 'OggS' || body.readUInt8(at + 4) !== 0) return undefined
    const lacing = body.subarray(at + headLength, at + headLength + body.readUInt8(at + 26))
    const start = at + headLength + lacing.length
    const end = start + lacing.reduce((sum, one) => sum + one, 0)
    if (end > body.length) throw new RangeError('A page breaks off')
    const flags = body.readUInt8(at + 5)
    const serial = body.readUInt32LE(at + 14)
    if (pages.length > 0 && serial !== pages[0]?.serial) return undefined
    pages.push({
      flags,
      granule: body.readBigUInt64LE(at + 6),
      serial,
      lacing,
      data: body.subarray(start, end),
    })
    if (flags & ends) break
    at = end
  }
  return pages
}

/** The packets that a stream begins with, and how many pages they take: sound begins on a page of its own. */
function headerPackets(pages: readonly Page[], count: number) {
  const headers: Buffer[] = []
  let open: Buffer[] = []
  let taken = 0
  for (const { lacing, data } of pages) {
    if (headers.length >= count) break
    taken += 1
    let at = 0
    for (const length of lacing) {
      open.push(data.subarray(at, at + length))
      at += length
      if (length === 255) continue
      headers.push(Buffer.concat(open))
      open = []
    }
  }
  // More than them on their last page would be sound.
  return { headers: open.length > 0 || headers.length > count ? [] : headers, pages: taken }
}

/** Each packet in pieces of 255 and a shorter one, which may be empty. */
function laced(packets: readonly Buffer[]): { lacing: Buffer; data: Buffer } {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ])
  return { lacing: Buffer.from(lacing), data: Buffer.concat(packets) }
}

/** Packets on as many pages as they take, of 255 pieces each. */
function packed(packets: readonly Buffer[], serial: number): Page[] {
  const { lacing, data } = laced(packets)
  const pages: Page[] = []
  let start = 0
  for (let at = 0; at < lacing.length; at += 255) {
    const own = lacing.subarray(at, at + 255)
    const end = start + own.reduce((sum, one) => sum + one, 0)
    const isContinued = at > 0 && lacing[at - 1] === 255
    // No packet ends on a page that one fills.
    const granule = own.some((one) => one < 255) ? 0n : 0xffff_ffff_ffff_ffffn
    pages.push({
      flags: isContinued ? continued : 0,
      granule,
      serial,
      lacing: own,
      data: data.subarray(start, end),
    })
    start = end
  }
  return pages
}

function print({ flags, granule, serial, lacing, data }: Page, number: number): Buffer {
  const head = Buffer.alloc(headLength)
  head.write('OggS', 0, 'latin1')
  head.writeUInt8(flags, 5)
  head.writeBigUInt64LE(granule, 6)
  head.writeUInt32LE(serial, 14)
  head.writeUInt32LE(number, 18)
  head.writeUInt8(lacing.length, 26)
  const page = Buffer.concat([head, lacing, data])
  page.writeUInt32LE(checksum(page), 22)
  return page
}

/** CRC-32 of the polynomial 0x04c11db7, from the highest bit on. */
function checksum(page: Buffer): number {
  let sum = 0
  for (const byte of page) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000_0000 ? (sum << 1) ^ 0x04c1_1db7 : sum << 1
  }
  return sum >>> 0
}
