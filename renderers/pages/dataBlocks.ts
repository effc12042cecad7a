import type { ComponentType } from 'react'
import type { DataBlockType } from '#schemas/runtime/dataBlockTypes.ts'
import type { BlockView } from './BlockView.ts'
import { BadgeBlock } from './blocks/BadgeBlock.tsx'
import { CountdownBlock } from './blocks/CountdownBlock.tsx'
import { DetailsBlock } from './blocks/DetailsBlock.tsx'
import { DisclosureBlock } from './blocks/DisclosureBlock.tsx'
import { ListBlock } from './blocks/ListBlock.tsx'
import { LoadBlock } from './blocks/LoadBlock.tsx'
import { LoaderBlock } from './blocks/LoaderBlock.tsx'
import { MenuBlock } from './blocks/MenuBlock.tsx'
import { PaymentMethodBlock } from './blocks/PaymentMethodBlock.tsx'
import { PickerBlock } from './blocks/PickerBlock.tsx'
import { ProgressBlock } from './blocks/ProgressBlock.tsx'
import { RepeatBlock } from './blocks/RepeatBlock.tsx'
import { SocialBlock } from './blocks/SocialBlock.tsx'
import { ToggleBlock } from './blocks/ToggleBlock.tsx'
import { UploadBlock } from './blocks/UploadBlock.tsx'
import { VerificationBlock } from './blocks/VerificationBlock.tsx'

/** The components of blocks that show data; a forgotten one fails tsc. */
export const dataBlocks = {
  badge: BadgeBlock,
  countdown: CountdownBlock,
  details: DetailsBlock,
  disclosure: DisclosureBlock,
  list: ListBlock,
  load: LoadBlock,
  loader: LoaderBlock,
  menu: MenuBlock,
  'payment-method': PaymentMethodBlock,
  picker: PickerBlock,
  progress: ProgressBlock,
  repeat: RepeatBlock,
  social: SocialBlock,
  toggle: ToggleBlock,
  upload: UploadBlock,
  verification: VerificationBlock,
} satisfies { [T in DataBlockType]: ComponentType<BlockView<T>> }
