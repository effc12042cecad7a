import { navigate } from '#renderers/routes/navigate.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { checkedUrl } from '#schemas/runtime/checkedUrl.ts'
import type { ActionRunner } from './Action.ts'

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

/** redirectUrl holds the address percent-encoded once more (product document, section 2). */
function insideAddress(wanted: string): string | undefined {
  const checked = checkedUrl(wanted, location.origin)
  if (checked !== undefined || !/^%2f/i.test(wanted)) return checked
  try {
    return checkedUrl(decodeURIComponent(wanted), location.origin)
  } catch {
    return undefined
  }
}
