import type { Block } from '#generated/grammar/types.ts'
import { collectBlocks } from '#schemas/runtime/collectBlocks.ts'
import { isFeatureBlock } from '#schemas/runtime/featureBlockTypes.ts'
import type { Host } from '../host.ts'
import { featureAtHand, loadFeatureOf } from './featuresAtHand.ts'
import { dataBlocksAtHand, loadDataBlocks } from './loadDataBlocks.ts'

/** Blocks of a tree that the app draws by hand. */
const featuresIn = (blocks: readonly Block[]) => [
  ...new Set(
    collectBlocks(blocks, '')
      .map(({ block }) => block.type)
      .filter(isFeatureBlock),
  ),
]

/** Whether all that draws the blocks is here, all at once; what does not come says so itself, in its place. */
export async function loadComponents(blocks: readonly Block[], host: Host): Promise<boolean> {
  const wanted = featuresIn(blocks)
  const all = await Promise.allSettled([loadDataBlocks(), ...wanted.map((type) => loadFeatureOf(host, type))])
  return all.every(({ status }) => status === 'fulfilled')
}

/** Whether it was here before. */
export const componentsAtHand = (blocks: readonly Block[]): boolean =>
  dataBlocksAtHand() !== undefined && featuresIn(blocks).every(featureAtHand)
