import { compact } from '../http/compact.ts'
import { noncePlaceholder } from './noncePlaceholder.ts'
import { type Piece, toPiece } from './spliceGzip.ts'

/** A part of a document, cut wherever the nonce of a response goes, and kept. */
export type Part = readonly Piece[]

export function cutAtNonces(text: string): Part {
  const pieces = text.split(noncePlaceholder).map((part) => toPiece(part))
  const bytes = compact(...pieces.flatMap((piece) => [piece.text, piece.deflated]))
  return pieces.map((_, at) => ({ text: bytes[2 * at] as Buffer, deflated: bytes[2 * at + 1] as Buffer }))
}

/** The part with the nonce of a response in its places. */
export function withNonce(part: Part, nonce: Piece): Piece[] {
  return part.flatMap((piece, at) => (at === 0 ? [piece] : [nonce, piece]))
}

/** Bytes that the parts hold, and what they are kept by. */
export function bytesOf(...parts: readonly Part[]): number {
  return parts.flat().reduce((sum, { text, deflated }) => sum + text.length + deflated.length, 1000)
}
