import type { ActionScope, Host } from '#renderers/host.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import type { MenuItemArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Option } from './Search.ts'

/** Pages of the site that entries of menus lead to, as far as the visitor sees these. */
export function menuOptions(menus: readonly string[], host: Host, scope: ActionScope | undefined): Option[] {
  const facts = scopeFacts(host, scope)
  const optionsOf = (items: readonly MenuItemArtefact[]): Option[] =>
    items
      .filter(({ visibleWhen }) => conditionHolds(visibleWhen, facts))
      .flatMap(({ label, note, icon, link, items: inside }) => {
        if (inside) return optionsOf(inside)
        const address = link?.route === undefined ? undefined : host.href(link, scope)
        if (address === undefined) return []
        return {
          address,
          name: host.t(label, scope),
          ...(note && { of: host.t(note, scope) }),
          mark: { icon: icon ?? 'forward' },
        }
      })
  return menus.flatMap((id) => optionsOf(host.artefact(`menu/${id}`)?.items ?? []))
}
