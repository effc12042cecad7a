import type { SitePopups } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { App } from '../boot/App.ts'
import { isAvailable } from './isAvailable.ts'
import { offerCampaign } from './offerCampaign.ts'

type Offered = Exclude<NonNullable<SitePopups['afterSignIn']>[number], { campaigns: true }>

/** Opens, one after another, the popups that the site shows at this point and whose conditions hold. */
export async function offerPopups(
  app: App,
  host: Host,
  point: 'afterStart' | 'afterSignIn' | 'afterRegistration' | 'afterNavigation',
  scope?: ActionScope,
): Promise<void> {
  for (const offered of app.site().popups[point] ?? [])
    await ('campaigns' in offered ? offerCampaign(app, host, offered.when) : offer(app, host, offered, scope))
}

async function offer(app: App, host: Host, offered: Offered, around?: ActionScope): Promise<void> {
  const { popup, view, data, load, when, once } = offered
  const { uid } = host.facts().session
  const scope = load ? { ...around, result: await ask(host, load.operation, load.query, around) } : around
  if (load && scope?.result === undefined) return
  const facts = scopeFacts(host, scope)
  if (!conditionHolds(when, facts)) return
  const value = once && String(resolveValue(once.value, facts) ?? '')
  if (once && (!value || (await isKept(host, once.key, value)))) return
  // Nothing stands for what nobody asked for.
  const known = await app.stores.content.want(`popup/${popup}`)
  const given = host.resolve(data ?? {}, scope)
  if (known?.kind !== 'popup' || !isAvailable(known, host, given)) return
  // Somebody else may be signed in since.
  if (host.facts().session.uid !== uid) return
  app.stores.dialogs.open(popup, {
    view,
    data: given,
    queue: true,
    ...(once && { onClosed: () => void host.call('storage.set', { key: once.key, value }) }),
  })
}

async function ask(
  host: Host,
  operation: string,
  query: NonNullable<Offered['load']>['query'] = {},
  scope?: ActionScope,
): Promise<unknown> {
  const result = await host.call(operation, host.resolve(query, scope))
  return result.ok ? result.response : undefined
}

/** Whether a value is kept on the platform already; also where that cannot be told, for nobody wants to see it twice. */
async function isKept(host: Host, key: string, value: string): Promise<boolean> {
  const result = await host.call('storage.get', { key })
  return !result.ok || (result.response as { value?: unknown } | null)?.value === value
}
