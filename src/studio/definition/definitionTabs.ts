import { type ComponentType, lazy } from 'react'
import { addressWords } from '../words/addresses.ts'
import { builderWords } from '../words/builder.ts'
import { mediaWords } from '../words/media.ts'
import { seoWords } from '../words/seo.ts'
import { textWords } from '../words/texts.ts'
import type { TabProps } from './TabProps.ts'

export type DefinitionTab = {
  name: string
  title: string
  Content: ComponentType<TabProps>
  /** It stays while another is looked at. */
  isKept?: boolean
}

const builder = (Content: ComponentType<TabProps>): DefinitionTab => ({
  name: 'builder',
  title: builderWords.title,
  Content,
  isKept: true,
})

/** Each with what it alone needs: the renderers of the site, the compiler of messages. */
const forms = builder(lazy(async () => ({ default: (await import('../forms/BuilderTab.tsx')).BuilderTab })))
const pages = builder(lazy(async () => ({ default: (await import('../pages/PageTab.tsx')).PageTab })))
const fragments = builder(
  lazy(async () => ({ default: (await import('../pages/FragmentTab.tsx')).FragmentTab })),
)
const settings = builder(
  lazy(async () => ({ default: (await import('../settings/SettingsTab.tsx')).SettingsTab })),
)
const texts: DefinitionTab = {
  name: 'texts',
  title: textWords.title,
  Content: lazy(async () => ({ default: (await import('../texts/TextsTab.tsx')).TextsTab })),
}
const search: DefinitionTab = {
  name: 'search',
  title: seoWords.title,
  Content: lazy(async () => ({ default: (await import('../seo/SeoTab.tsx')).SeoTab })),
}
const addresses: DefinitionTab = {
  name: 'addresses',
  title: addressWords.title,
  Content: lazy(async () => ({ default: (await import('../addresses/AddressTab.tsx')).AddressTab })),
}

const picture: DefinitionTab = {
  name: 'picture',
  title: mediaWords.tab,
  Content: lazy(async () => ({ default: (await import('../media/MediaTab.tsx')).MediaTab })),
  isKept: true,
}

const byKind: Readonly<Record<string, readonly DefinitionTab[]>> = {
  form: [forms],
  page: [pages, search],
  popup: [pages],
  fragment: [fragments],
  menu: [pages],
  routes: [pages, addresses],
  redirects: [settings, addresses],
  messages: [texts],
  media: [picture],
}

/** What there is for a kind besides its text, its history and its uses; the first is seen first. */
export const tabsOf = (kind: string): readonly DefinitionTab[] =>
  (Object.hasOwn(byKind, kind) ? byKind[kind] : undefined) ?? [settings]
