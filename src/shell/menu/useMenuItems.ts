import type { MenuArtefact, MenuItemArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { useApp } from '../AppContext.ts'

/** The entries of a menu that the facts allow; no label where the menu is not there. */
export function useMenuItems(id: string): { label?: string; items: MenuItemArtefact[] } {
  const { app, host } = useApp()
  const menu = app.stores.content.state.artefacts[`menu/${id}`] as MenuArtefact | undefined
  if (!menu) return { items: [] }
  const items = menu.items.filter((item) => conditionHolds(item.visibleWhen, host.facts()))
  return { label: host.t(menu.label), items }
}
