import type { ComponentType } from 'react'
import type { DataBlockType } from '#generated/blocks.ts'
import type { BlockView } from './BlockView.ts'
import { BadgeBlock } from './blocks/data/BadgeBlock.tsx'
import { CountdownBlock } from './blocks/data/CountdownBlock.tsx'
import { DetailsBlock } from './blocks/data/DetailsBlock.tsx'
import { DisclosureBlock } from './blocks/data/DisclosureBlock.tsx'
import { EditableBlock } from './blocks/data/EditableBlock.tsx'
import { featureBlock } from './blocks/data/featureBlock.tsx'
import { IconsBlock } from './blocks/data/IconsBlock.tsx'
import { ListBlock } from './blocks/data/ListBlock.tsx'
import { LoadBlock } from './blocks/data/LoadBlock.tsx'
import { LoaderBlock } from './blocks/data/LoaderBlock.tsx'
import { MenuBlock } from './blocks/data/MenuBlock.tsx'
import { PaymentMethodBlock } from './blocks/data/PaymentMethodBlock.tsx'
import { PickerBlock } from './blocks/data/PickerBlock.tsx'
import { ProgressBlock } from './blocks/data/ProgressBlock.tsx'
import { QrCodeBlock } from './blocks/data/QrCodeBlock.tsx'
import { RepeatBlock } from './blocks/data/RepeatBlock.tsx'
import { SocialBlock } from './blocks/data/SocialBlock.tsx'
import { SplitBlock } from './blocks/data/SplitBlock.tsx'
import { TabsBlock } from './blocks/data/TabsBlock.tsx'
import { TickerBlock } from './blocks/data/TickerBlock.tsx'
import { TimelineBlock } from './blocks/data/TimelineBlock.tsx'
import { ToggleBlock } from './blocks/data/ToggleBlock.tsx'
import { UploadBlock } from './blocks/data/UploadBlock.tsx'
import { VerificationBlock } from './blocks/data/VerificationBlock.tsx'
import { WithinBlock } from './blocks/data/WithinBlock.tsx'

/** The components of blocks that show data; a forgotten one fails tsc. */
export const dataBlocks = {
  badge: BadgeBlock,
  countdown: CountdownBlock,
  details: DetailsBlock,
  disclosure: DisclosureBlock,
  editable: EditableBlock,
  'game-frame': featureBlock('game-frame'),
  'game-row': featureBlock('game-row'),
  'game-search': featureBlock('game-search'),
  gamehall: featureBlock('gamehall'),
  icons: IconsBlock,
  list: ListBlock,
  load: LoadBlock,
  loader: LoaderBlock,
  'loyalty-figure': featureBlock('loyalty-figure'),
  loyalty: featureBlock('loyalty'),
  menu: MenuBlock,
  'payment-method': PaymentMethodBlock,
  picker: PickerBlock,
  progress: ProgressBlock,
  'qr-code': QrCodeBlock,
  repeat: RepeatBlock,
  social: SocialBlock,
  split: SplitBlock,
  'site-search': featureBlock('site-search'),
  'sports-frame': featureBlock('sports-frame'),
  'sports-row': featureBlock('sports-row'),
  sportsbook: featureBlock('sportsbook'),
  'sports-bets': featureBlock('sports-bets'),
  tabs: TabsBlock,
  ticker: TickerBlock,
  timeline: TimelineBlock,
  toggle: ToggleBlock,
  upload: UploadBlock,
  verification: VerificationBlock,
  'verify-round': featureBlock('verify-round'),
  within: WithinBlock,
} satisfies { [T in DataBlockType]: ComponentType<BlockView<T>> }
