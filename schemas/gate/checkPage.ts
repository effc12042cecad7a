import type { PageDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { blocksOf } from './checkDefinition.ts'
import type { SiteIndex } from './siteIndex.ts'

/** What the page says of its wrapper, and the names by which addresses lead to its parts. */
export function checkPage(page: PageDefinition, site: SiteIndex): Finding[] {
  return [...checkWrapper(page, site), ...checkAnchors(page)]
}

/** A wrapper has exactly one place for what it wraps, and is not wrapped itself. */
function checkWrapper(page: PageDefinition, site: SiteIndex): Finding[] {
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

/** An address leads to one part of a page. */
function checkAnchors(page: PageDefinition): Finding[] {
  const seen = new Set<string>()
  return blocksOf(page).flatMap(({ block, pointer }) => {
    const { anchor } = (block.type === 'disclosure' ? block.props : {}) as { anchor?: string }
    if (anchor === undefined) return []
    if (!seen.has(anchor)) {
      seen.add(anchor)
      return []
    }
    return [
      {
        code: 'duplicate_anchor',
        pointer: `${pointer}/props/anchor`,
        message: `Two parts of the page are named ${anchor}.`,
        hint: 'Give each a name of its own.',
      },
    ]
  })
}
