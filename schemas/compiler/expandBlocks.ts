import type {
  Block,
  Definition,
  PageDefinition,
  PopupDefinition,
  SiteDefinition,
  SystemPageDefinition,
} from '#generated/grammar/types.ts'
import { memoAround } from '../runtime/memo.ts'
import { blocksOfSystemPage, systemPagesByState } from './blocksOfSystemPage.ts'
import { tabsOfAuthTypes } from './tabsOfAuthTypes.ts'

type Expand = (block: Block) => Block

/**
 * The definitions of a site with their pages and popups as they are drawn: in the place of blocks that stand for others,
 * the ways to register and the page of a state, are those others, so that nothing that draws pages knows of them.
 */
export function withExpandedBlocks<D extends Definition>(definitions: readonly D[]): D[] {
  const site = definitions.find((one): one is D & SiteDefinition => one.kind === 'site')
  const systemPages = definitions.filter((one): one is D & SystemPageDefinition => one.kind === 'system-page')
  return definitions.map(
    (one) => (one.kind === 'page' || one.kind === 'popup' ? expanded(one, site, ...systemPages) : one) as D,
  )
}

const expanded = memoAround(
  (
    one: PageDefinition | PopupDefinition,
    site: SiteDefinition | undefined,
    ...systemPages: SystemPageDefinition[]
  ): Definition => {
    const pages = site ? systemPagesByState(site, systemPages) : {}
    const expand: Readonly<Record<string, Expand>> = {
      'auth-types': (block) => tabsOfAuthTypes(block, site?.auth.types ?? []),
      'system-page': (block) => blocksOfSystemPage(block, pages),
    }
    if (one.kind === 'page') return { ...one, blocks: expandBlocks(one.blocks, expand) }
    const views = Object.entries(one.views).map(([id, view]) => [
      id,
      { ...view, blocks: expandBlocks(view.blocks, expand) },
    ])
    return { ...one, views: Object.fromEntries(views) }
  },
)

/** Blocks with those of the types of the table as it makes them. What a slot holds is expanded before what it stands in. */
export function expandBlocks(blocks: readonly Block[], table: Readonly<Record<string, Expand>>): Block[] {
  return blocks.map((block) => {
    const slots = Object.entries(block.slots ?? {}).map(([name, inside]) => [
      name,
      expandBlocks(inside, table),
    ])
    const whole = block.slots ? { ...block, slots: Object.fromEntries(slots) } : block
    const expand = Object.hasOwn(table, block.type) ? table[block.type] : undefined
    return expand ? expand(whole) : whole
  })
}
