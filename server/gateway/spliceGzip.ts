import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A piece of a document, and the same piece as byte-aligned raw deflate that refers to nothing before it. */
export type Piece = { text: Buffer; deflated: Buffer }

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty, final block: what ends a deflate stream. */
const end = Buffer.from([0x03, 0x00])

/** @param level 1 (fast) to 9 (small): 9 for what is kept, 1 for what is made for one request */
export function toPiece(text: string, level = 9): Piece {
  const bytes = Buffer.from(text)
  return { text: bytes, deflated: deflateRawSync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH }) }
}

/**
 * One gzip member (RFC 1952) out of pieces. A page is mostly the same for everybody: those pieces are compressed
 * once, and a request compresses only what is its own.
 */
export function spliceGzip(pieces: readonly Piece[]): Buffer {
  let checksum = 0
  let length = 0
  for (const { text } of pieces) {
    checksum = crc32(text, checksum)
    length += text.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([header, ...pieces.map((piece) => piece.deflated), end, trailer])
}
