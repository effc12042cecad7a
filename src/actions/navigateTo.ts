import { navigate } from '#renderers/routes/navigate.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import type { ActionRunner } from './Action.ts'
import { insideAddress } from './insideAddress.ts'

/** Goes to the bound address where that lies within the site, to the route otherwise. */
export const navigateTo: ActionRunner<'navigate'> = (action, { app, host, scope }) => {
  const wanted = action.to && resolveValue(action.to, scopeFacts(host, scope))
  const inside = typeof wanted === 'string' ? insideAddress(wanted) : undefined
  const { route, params, query, hash } = action
  const target =
    inside === undefined
      ? host.href({ route, params, query, ...(hash !== undefined && { hash }) }, scope)
      : app.localised(inside)
  if (target === undefined) throw new Error(`no address for the route ${route}`)
  navigate(target, { replace: action.replace })
  return undefined
}
