/**
 * Whether the libraries that draw may take it for SVG. What is no picture of pixels by its first bytes is drawn apart: text can
 * begin in many ways.
 */
export function isDrawing(body: Uint8Array): boolean {
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, 16)).toString('latin1')
  return !/^(\x89PNG|\xff\xd8\xff|GIF8|RIFF|[\s\S]{4}ftyp|BM|II\*\0|MM\0\*)/.test(head)
}
