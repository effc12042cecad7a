/** A block that the compiler has put others in the place of (`expandBlocks.ts`); a page that it did not compile shows nothing. */
export function ExpandedBlock() {
  return null
}
