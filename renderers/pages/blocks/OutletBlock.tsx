/** Where a wrapper shows what it wraps; the compiler has put that in its place, so a page by itself shows nothing. */
export function OutletBlock() {
  return null
}
