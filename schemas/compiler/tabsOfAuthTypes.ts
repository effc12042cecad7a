import type { Block, SiteDefinition } from '#generated/grammar/types.ts'

export type AuthTypes = SiteDefinition['auth']['types']

/**
 * An auth-types block: the tabs that it stands for. What is offered but holds nothing, as social sign-in without its slot,
 * gets no tab.
 */
export function tabsOfAuthTypes({ props, slots: given = {}, ...block }: Block, types: AuthTypes): Block {
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

function formOf(form: string, below: Block[] | undefined): Block {
  return {
    type: 'form',
    props: { form, hideTitle: true },
    ...(below && { slots: { default: below } }),
  }
}
