import type { PageDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { blocksOf } from './checkDefinition.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A wrapper has exactly one place for what it wraps, and is not wrapped itself. */
export function checkPage(page: PageDefinition, site: SiteIndex): Finding[] {
  const wrapper = site.pages.get(page.wrapper ?? '')
  if (!wrapper) return []
  const say = (message: string, hint: string) => [{ code: 'wrapper', pointer: '/wrapper', message, hint }]
  if (wrapper.wrapper !== undefined)
    return say(
      `The page ${wrapper.id} is wrapped itself.`,
      'Wrap by a page that stands alone, or put its blocks here.',
    )
  const outlets = blocksOf(wrapper).filter(({ block }) => block.type === 'outlet').length
  return outlets === 1
    ? []
    : say(`The page ${wrapper.id} has ${outlets} outlets.`, 'Put exactly one outlet block into it.')
}
