type DataBlocks = typeof import('./dataBlocks.ts')['dataBlocks']

let loaded: DataBlocks | undefined

/** Loads the blocks that show data, a chunk of their own. */
export async function loadDataBlocks(): Promise<DataBlocks> {
  loaded ??= (await import('./dataBlocks.ts')).dataBlocks
  return loaded
}

/** The same, where they are here already. */
export function dataBlocksAtHand(): DataBlocks | undefined {
  return loaded
}
