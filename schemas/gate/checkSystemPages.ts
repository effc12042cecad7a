import type { BlockProps, PageDefinition, PopupDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { blocksOf } from './checkDefinition.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A block that shows the page of a state is of one that the site names; nothing would stand there. */
export function checkSystemPages(definition: PageDefinition | PopupDefinition, site: SiteIndex): Finding[] {
  const shown = blocksOf(definition).filter(({ block }) => block.type === 'system-page')
  const { systemPages } = (shown.length > 0 && site.definitions.find((one) => one.kind === 'site')) || {}
  if (!systemPages) return []
  return shown.flatMap(({ block, pointer }) => {
    const { state } = block.props as BlockProps['system-page']
    if (Object.hasOwn(systemPages, state)) return []
    const message = `The site names no page of the state ${state}.`
    const hint = `Name one under systemPages/${state} of the site, or remove the block.`
    return [{ code: 'unknown_state', pointer: `${pointer}/props/state`, message, hint }]
  })
}
