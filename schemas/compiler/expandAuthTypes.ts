import type {
  Block,
  Definition,
  PageDefinition,
  PopupDefinition,
  SiteDefinition,
} from '#generated/grammar/types.ts'
import { memoAround } from '../runtime/memo.ts'

export type AuthTypes = SiteDefinition['auth']['types']

/** The definitions of a site with the ways to register that it offers in their pages and popups. */
export function withAuthTypes<D extends Definition>(definitions: readonly D[]): D[] {
  const site = definitions.find((one): one is D & SiteDefinition => one.kind === 'site')
  const types = site?.auth.types ?? none
  return definitions.map(
    (one) => (one.kind === 'page' || one.kind === 'popup' ? filled(one, types) : one) as D,
  )
}

const none: AuthTypes = []

const filled = memoAround((one: PageDefinition | PopupDefinition, types: AuthTypes): Definition => {
  if (one.kind === 'page') return { ...one, blocks: expandAuthTypes(one.blocks, types) }
  const views = Object.entries(one.views).map(([id, view]) => [
    id,
    { ...view, blocks: expandAuthTypes(view.blocks, types) },
  ])
  return { ...one, views: Object.fromEntries(views) }
})

/** Puts, in the place of each auth-types block, the tabs that it stands for, so that nothing that draws pages knows of it. */
export function expandAuthTypes(blocks: readonly Block[], types: AuthTypes): Block[] {
  return blocks.map((block) => {
    if (block.type === 'auth-types') return tabsOf(block, types)
    if (!block.slots) return block
    const slots = Object.entries(block.slots).map(([name, inside]) => [name, expandAuthTypes(inside, types)])
    return { ...block, slots: Object.fromEntries(slots) }
  })
}

function formOf(form: string, below: Block[] | undefined): Block {
  return {
    type: 'form',
    props: { form, hideTitle: true },
    ...(below && { slots: { default: below } }),
  }
}

/** What is offered but holds nothing, as social sign-in without its slot, gets no tab. */
function tabsOf({ props, slots: given = {}, ...block }: Block, types: AuthTypes): Block {
  const inside = types.map(({ component, form }): Block[] => {
    if (component === 'social') return given.social ?? []
    return form === undefined ? [] : [formOf(form, given.default)]
  })
  const shown = types.flatMap(({ id, label }, at) => {
    const slot = inside[at] ?? []
    return slot.length > 0 ? [{ tab: { id, label }, slot }] : []
  })
  if (shown.length === 0) return { ...block, type: 'stack', props: {} }
  return {
    ...block,
    type: 'tabs',
    props: { ...props, hideSingle: true, tabs: shown.map(({ tab }) => tab) },
    slots: Object.fromEntries(shown.map(({ tab, slot }) => [tab.id, slot])),
  }
}
