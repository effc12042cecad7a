import type { ComponentType } from 'react'
import { type DataBlockType, dataBlockTypes } from '#generated/blocks.ts'
import type { BlockType } from '#generated/grammar/types.ts'
import type { BlockView } from './BlockView.ts'
import { AlertBlock } from './blocks/AlertBlock.tsx'
import { BannerBlock } from './blocks/BannerBlock.tsx'
import { ButtonBlock } from './blocks/ButtonBlock.tsx'
import { ExpandedBlock } from './blocks/ExpandedBlock.tsx'
import { FormBlock } from './blocks/FormBlock.tsx'
import { GridBlock } from './blocks/GridBlock.tsx'
import { HeadingBlock } from './blocks/HeadingBlock.tsx'
import { ImageBlock } from './blocks/ImageBlock.tsx'
import { LazyBlock } from './blocks/LazyBlock.tsx'
import { OutletBlock } from './blocks/OutletBlock.tsx'
import { SectionBlock } from './blocks/SectionBlock.tsx'
import { StackBlock } from './blocks/StackBlock.tsx'
import { TextBlock } from './blocks/TextBlock.tsx'
import { lazyBlock } from './lazyBlock.tsx'

/** Blocks that show data: a first screen does without them, and they stand in a chunk of their own. */
const lazyBlocks = Object.fromEntries(dataBlockTypes.map((type) => [type, lazyBlock(type)])) as {
  [T in DataBlockType]: ComponentType<BlockView<T>>
}

/** The component of every block of the grammar; a forgotten one fails tsc. */
export const blockRegistry = {
  ...lazyBlocks,
  alert: AlertBlock,
  'auth-types': ExpandedBlock,
  banner: BannerBlock,
  button: ButtonBlock,
  form: FormBlock,
  grid: GridBlock,
  heading: HeadingBlock,
  image: ImageBlock,
  lazy: LazyBlock,
  outlet: OutletBlock,
  section: SectionBlock,
  stack: StackBlock,
  'system-page': ExpandedBlock,
  text: TextBlock,
} satisfies { [T in BlockType]: ComponentType<BlockView<T>> }
