import type { Block, BlockProps, SiteDefinition, SystemPageDefinition } from '#generated/grammar/types.ts'

/** The page of each state as the site shows it, with the picture that the site gives it where it has none. */
export type SystemPagesByState = Readonly<Record<string, SystemPageDefinition>>

export function systemPagesByState(
  { systemPages, images }: SiteDefinition,
  definitions: readonly SystemPageDefinition[],
): SystemPagesByState {
  const pictures: Readonly<Record<string, string>> = images?.systemPages ?? {}
  const named = Object.entries(systemPages).flatMap(([state, id]) => {
    const page = definitions.find((one) => one.id === id)
    return page ? [[state, { image: pictures[state], ...page }] as const] : []
  })
  return Object.fromEntries(named)
}

/** A system-page block: what it shows, in blocks that are drawn as any others. Nothing where the site names no such page. */
export function blocksOfSystemPage({ props, slots, ...block }: Block, pages: SystemPagesByState): Block {
  const { state, level = 1, actions } = props as BlockProps['system-page']
  const page = pages[state]
  const parts = page ? [middle(words(page, level)), ...(slots?.default ?? []), ...button(page, actions)] : []
  return { ...block, type: 'stack', props: { gap: 'md' }, slots: { default: parts } }
}

function words({ image, header, description, loader }: SystemPageDefinition, level: number): Block[] {
  const picture = { src: image, width: 320, height: 240, fit: 'contain', eager: true }
  return [
    ...(image === undefined ? [] : [{ type: 'image', props: picture }]),
    { type: 'heading', props: { text: header, level, align: 'center' } },
    { type: 'text', props: { text: description, muted: true, align: 'center' } },
    ...(loader ? [{ type: 'loader', props: { label: header } }] : []),
  ]
}

function button({ button }: SystemPageDefinition, actions: BlockProps['system-page']['actions']): Block[] {
  if (!button) return []
  const { label, link } = button
  const does = link ? { link } : { actions: actions ?? [{ do: 'refresh', what: 'page' }] }
  return [middle([{ type: 'button', props: { label, ...does, look: 'primary' } }])]
}

const middle = (blocks: Block[]): Block => ({
  type: 'stack',
  props: { gap: 'md', align: 'center' },
  slots: { default: blocks },
})
