/** Pixels of a side, and of the whole: a picture of more would exhaust whoever opens it. */
const longestSide = 12_000
const mostPixels = 80_000_000

/** Whether a picture is too large to be opened, or has no size at all. */
export function refuseSize({ width, height }: { width: number; height: number }): boolean {
  return width < 1 || height < 1 || width > longestSide || height > longestSide || width * height > mostPixels
}
