import { offline } from '#schemas/runtime/offline.ts'
import type { App } from '../boot/App.ts'

type Policies = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}

let address: string | undefined

/** The address of a script may not be a bare text (Trusted Types); of this policy, of which a page may have one, it can be no other. */
function scriptAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  address ??= trustedTypes
    ? trustedTypes.createPolicy('worker', { createScriptURL: () => offline.script }).createScriptURL('')
    : offline.script
  return address
}

/**
 * The service worker of the site, once it is at work; undefined where there is none: where the site names no page for a time without a
 * connection, where it is not served safely, and in the frames of others.
 */
export async function registerWorker({
  site,
}: Pick<App, 'site'>): Promise<ServiceWorkerRegistration | undefined> {
  if (!navigator.serviceWorker || import.meta.env.DEV || window !== window.top) return undefined
  if (site().systemPages.offline === undefined) return undefined
  await navigator.serviceWorker.register(scriptAddress())
  return navigator.serviceWorker.ready
}
