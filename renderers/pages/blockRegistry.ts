import type { ComponentType } from 'react'
import type { BlockType } from '#generated/grammar/types.ts'
import type { BlockView } from './BlockView.ts'
import { AlertBlock } from './blocks/AlertBlock.tsx'
import { AuthTypesBlock } from './blocks/AuthTypesBlock.tsx'
import { BannerBlock } from './blocks/BannerBlock.tsx'
import { ButtonBlock } from './blocks/ButtonBlock.tsx'
import { FormBlock } from './blocks/FormBlock.tsx'
import { GridBlock } from './blocks/GridBlock.tsx'
import { HeadingBlock } from './blocks/HeadingBlock.tsx'
import { IconsBlock } from './blocks/IconsBlock.tsx'
import { ImageBlock } from './blocks/ImageBlock.tsx'
import { OutletBlock } from './blocks/OutletBlock.tsx'
import { SectionBlock } from './blocks/SectionBlock.tsx'
import { SplitBlock } from './blocks/SplitBlock.tsx'
import { StackBlock } from './blocks/StackBlock.tsx'
import { TabsBlock } from './blocks/TabsBlock.tsx'
import { TextBlock } from './blocks/TextBlock.tsx'
import { WithinBlock } from './blocks/WithinBlock.tsx'
import { lazyBlock } from './lazyBlock.tsx'

/** Blocks that a first screen does without stand in a chunk of their own. */
const BadgeBlock = lazyBlock('badge')
const CountdownBlock = lazyBlock('countdown')
const DetailsBlock = lazyBlock('details')
const DisclosureBlock = lazyBlock('disclosure')
const ListBlock = lazyBlock('list')
const LoadBlock = lazyBlock('load')
const LoaderBlock = lazyBlock('loader')
const MenuBlock = lazyBlock('menu')
const PaymentMethodBlock = lazyBlock('payment-method')
const PickerBlock = lazyBlock('picker')
const ProgressBlock = lazyBlock('progress')
const RepeatBlock = lazyBlock('repeat')
const SocialBlock = lazyBlock('social')
const ToggleBlock = lazyBlock('toggle')
const UploadBlock = lazyBlock('upload')
const VerificationBlock = lazyBlock('verification')

/** The component of every block of the grammar; a forgotten one fails tsc. */
export const blockRegistry = {
  alert: AlertBlock,
  'auth-types': AuthTypesBlock,
  badge: BadgeBlock,
  banner: BannerBlock,
  button: ButtonBlock,
  countdown: CountdownBlock,
  details: DetailsBlock,
  disclosure: DisclosureBlock,
  form: FormBlock,
  grid: GridBlock,
  heading: HeadingBlock,
  icons: IconsBlock,
  image: ImageBlock,
  list: ListBlock,
  load: LoadBlock,
  loader: LoaderBlock,
  menu: MenuBlock,
  outlet: OutletBlock,
  'payment-method': PaymentMethodBlock,
  picker: PickerBlock,
  progress: ProgressBlock,
  repeat: RepeatBlock,
  section: SectionBlock,
  social: SocialBlock,
  split: SplitBlock,
  stack: StackBlock,
  tabs: TabsBlock,
  text: TextBlock,
  toggle: ToggleBlock,
  upload: UploadBlock,
  verification: VerificationBlock,
  within: WithinBlock,
} satisfies { [T in BlockType]: ComponentType<BlockView<T>> }
