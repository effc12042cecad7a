import type { MenuArtefact, MenuItemArtefact, RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { resolveValues } from '#schemas/runtime/bindings.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { joinPointer } from '#schemas/runtime/readPointer.ts'
import { emptyFacts } from '../grammar/createFormHost.ts'

/** An entry of a menu, with the key of its text. */
export type MenuPlace = { menu: string; pointer: string; label: string }

/** Entries of menus that lead to a path, whatever their query. */
export function menuEntries(
  menus: readonly MenuArtefact[],
  routes: RoutesArtefact,
  path: string,
): MenuPlace[] {
  const look = (menu: string, items: readonly MenuItemArtefact[], pointer: string): MenuPlace[] =>
    items.flatMap((item, at) => {
      const here = joinPointer(pointer, at)
      const { route, params } = item.link ?? {}
      const href = route && hrefOf(routes, { route, params: params && resolveValues(params, emptyFacts) })
      const label = typeof item.label === 'string' ? item.label : item.label.key
      const own = href === path ? [{ menu, pointer: here, label }] : []
      return [...own, ...look(menu, item.items ?? [], joinPointer(here, 'items'))]
    })
  return menus.flatMap(({ id, items }) => look(`menu/${id}`, items, '/items'))
}
