/** Loads the blocks that show data, a chunk of their own. */
export function loadDataBlocks() {
  return import('./dataBlocks.ts')
}
