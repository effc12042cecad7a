/** What the library takes of one file: the studio says so before a file is sent, the server after. */
export const mediaLimits = {
  /** Bytes of a picture. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of a sound, which is short. */
  soundBytes: 1024 * 1024,
  /** Bytes of a drawing, which is read as text. */
  drawingBytes: 512 * 1024,
  /** Pixels of a side. */
  side: 12_000,
  /** Pixels in all, those of every frame of what moves: a small file may unfold to any number of them. */
  pixels: 40_000_000,
} as const
