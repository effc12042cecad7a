/** What a drawing is made into, and within which bounds. */
export type DrawingTask = {
  svg: Uint8Array
  /** Pixels of the largest picture that it may be. */
  limitInputPixels: number
  /** Pixels that it is to have at least, where it can: a small drawing is drawn larger and not blown up. */
  wanted?: { width: number; height: number }
  /** Makes it just that large, whatever its shape. */
  exactly?: { width: number; height: number }
}

/** The picture as PNG; width and height are what the drawing says of itself. */
export type DrawnPicture = { png: Uint8Array; width: number; height: number; format: string }

export type DrawingAnswer = DrawnPicture | { failure: string }
