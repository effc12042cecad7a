import { noncePlaceholder } from './noncePlaceholder.ts'
import { type Piece, toPiece } from './spliceGzip.ts'

/** A part of a document, cut wherever the nonce of a response goes. */
export type Part = readonly Piece[]

export function cutAtNonces(text: string): Part {
  return text.split(noncePlaceholder).map((part) => toPiece(part))
}

/** The part with the nonce of a response in its places. */
export function withNonce(part: Part, nonce: Piece): Piece[] {
  return part.flatMap((piece, at) => (at === 0 ? [piece] : [nonce, piece]))
}

/** Bytes that the parts hold, and what they are kept by. */
export function bytesOf(...parts: readonly Part[]): number {
  return parts.flat().reduce((sum, { text, deflated }) => sum + text.length + deflated.length, 1000)
}
