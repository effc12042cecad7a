import type { ComponentType } from 'react'
import type { BlockProps, BlockType } from '#generated/grammar/types.ts'
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

/** The component of a block and the props that it knows; `true` marks those it cannot do without. */
type BlockEntry<T extends BlockType> = {
  Component: ComponentType<BlockView<T>>
  props: { [Name in keyof Required<BlockProps[T]>]: object extends Pick<BlockProps[T], Name> ? false : true }
}

/** Every block of the grammar; a forgotten one, or a forgotten prop, fails tsc. */
export const blockRegistry = {
  alert: { Component: AlertBlock, props: { title: false, text: true, tone: true, icon: false } },
  'auth-types': { Component: AuthTypesBlock, props: { label: true } },
  badge: { Component: BadgeBlock, props: { text: true, tone: false, icon: false } },
  banner: {
    Component: BannerBlock,
    props: { image: true, title: false, text: false, label: false, height: false, link: false },
  },
  button: {
    Component: ButtonBlock,
    props: {
      label: true,
      link: false,
      actions: false,
      look: false,
      size: false,
      icon: false,
      fullWidth: false,
    },
  },
  countdown: {
    Component: CountdownBlock,
    // biome-ignore lint/suspicious/noThenProperty: the name of a prop, and nothing awaits this table
    props: { seconds: true, text: true, then: false },
  },
  details: { Component: DetailsBlock, props: { rows: true, look: false } },
  disclosure: { Component: DisclosureBlock, props: { label: true, value: false, open: false } },
  form: { Component: FormBlock, props: { form: true, hideTitle: false, values: false } },
  grid: { Component: GridBlock, props: { minWidth: false, columns: false, gap: false, align: false } },
  heading: { Component: HeadingBlock, props: { text: true, level: true, align: false, link: false } },
  icons: { Component: IconsBlock, props: { size: false } },
  image: {
    Component: ImageBlock,
    props: { src: true, alt: false, width: true, height: true, fit: false, link: false, eager: false },
  },
  list: {
    Component: ListBlock,
    props: {
      operation: true,
      params: false,
      items: false,
      total: false,
      key: true,
      size: false,
      more: false,
      gap: false,
      divided: false,
      skeleton: false,
    },
  },
  load: {
    Component: LoadBlock,
    props: { operation: true, params: false, skeleton: false, every: false, loaded: false },
  },
  loader: { Component: LoaderBlock, props: { label: true } },
  menu: { Component: MenuBlock, props: { menu: true, look: true } },
  outlet: { Component: OutletBlock, props: {} },
  'payment-method': {
    Component: PaymentMethodBlock,
    props: {
      sysname: true,
      name: false,
      methodType: false,
      look: true,
      for: false,
      level: false,
      current: false,
      link: false,
    },
  },
  picker: {
    Component: PickerBlock,
    props: {
      label: true,
      icon: false,
      from: true,
      value: true,
      text: true,
      current: true,
      actions: true,
    },
  },
  progress: { Component: ProgressBlock, props: { label: true, value: true, of: false } },
  repeat: {
    Component: RepeatBlock,
    props: { from: true, key: false, layout: false, gap: false, divided: false },
  },
  section: {
    Component: SectionBlock,
    props: { title: false, intro: false, tone: false, width: false, link: false },
  },
  social: { Component: SocialBlock, props: { for: true, label: false, requires: false } },
  split: { Component: SplitBlock, props: {} },
  stack: { Component: StackBlock, props: { direction: false, gap: false, align: false, justify: false } },
  tabs: {
    Component: TabsBlock,
    props: { label: true, tabs: true, query: false, fresh: false, hideSingle: false },
  },
  text: { Component: TextBlock, props: { text: true, size: false, muted: false, align: false } },
  toggle: { Component: ToggleBlock, props: { label: true, help: false, checked: true, on: true, off: true } },
  upload: {
    Component: UploadBlock,
    props: {
      operation: true,
      params: false,
      label: true,
      help: false,
      accept: false,
      maxBytes: false,
      files: false,
      remove: false,
      done: false,
    },
  },
  verification: { Component: VerificationBlock, props: { label: true, look: false, submitted: false } },
  within: { Component: WithinBlock, props: { since: true, seconds: true } },
} satisfies { [T in BlockType]: BlockEntry<T> }
