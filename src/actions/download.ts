import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import type { ActionRunner } from './Action.ts'

/** Keeps a file of the platform. Its name is what the answer says; the page stays as it is. */
export const download: ActionRunner<'download'> = async (action, { host, scope }) => {
  const address = String(resolveValue(action.from, scopeFacts(host, scope)) ?? '')
  if (!isOfPlatform(address)) throw new Error('a file is said to lie outside the platform')
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
  return undefined
}

/** A path below `/api/` that stays there however a browser reads it. */
const isOfPlatform = (address: string) =>
  address.startsWith('/api/') && new URL(address, location.origin).pathname.startsWith('/api/')
