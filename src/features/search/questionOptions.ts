import type { BlockProps, Link } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { collectBlocks } from '#schemas/runtime/collectBlocks.ts'
import type { Option } from './Search.ts'

/** Lines of a page that open, by what they say; each leads to itself. */
export function questionOptions(
  page: string,
  link: Link,
  host: Host,
  scope: ActionScope | undefined,
): Option[] {
  const at = host.href(link, scope)
  if (at === undefined) return []
  return collectBlocks(host.artefact(`page/${page}`)?.blocks ?? [], '').flatMap(({ block }) => {
    if (block.type !== 'disclosure') return []
    const { label, anchor } = block.props as BlockProps['disclosure']
    if (anchor === undefined) return []
    return {
      address: `${at}#${anchor}`,
      name: host.t(label, scope),
      mark: { icon: 'info' as const },
    }
  })
}
