import { entryKey, navigate } from '#renderers/routes/navigate.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import type { ActionRunner } from './Action.ts'
import { insideAddress } from './insideAddress.ts'

/** Milliseconds after which a page that has not come shows its skeleton instead of the one before it. */
const patience = 3000

/**
 * Goes to the bound address where that lies within the site, to the route otherwise, once what it leads to is here: the page
 * before it would else be seen in part, by facts of an address that is no longer its own. Who has gone elsewhere meanwhile stays.
 */
export const navigateTo: ActionRunner<'navigate'> = async (action, { app, host, scope }) => {
  const wanted = action.to && resolveValue(action.to, scopeFacts(host, scope))
  const inside = typeof wanted === 'string' ? insideAddress(wanted) : undefined
  const { route, params, query, hash } = action
  const target =
    inside === undefined
      ? host.href({ route, params, query, ...(hash !== undefined && { hash }) }, scope)
      : app.localised(inside)
  if (target === undefined) throw new Error(`no address for the route ${route}`)
  const [place, entry] = [location.pathname, entryKey()]
  await Promise.race([host.prefetch(target), new Promise((resolve) => setTimeout(resolve, patience))])
  // Another place in the same entry is where a guard has led.
  if (location.pathname === place || entryKey() === entry) navigate(target, { replace: action.replace })
  return undefined
}
