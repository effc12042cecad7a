import type { PushedNotice } from '#schemas/runtime/PushedNotice.ts'

/** Of a service worker what notices are about. */
export type NoticeWorker = {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(address: string): Promise<unknown>
  }
}

type Tab = { url: string; focus(): Promise<unknown> }

/** Shows what was pushed. Browsers take the right to push from a site that shows nothing, so that what cannot be read is shown by its name. */
export async function showNotice(
  { registration }: Pick<NoticeWorker, 'registration'>,
  data: { json(): unknown } | null,
): Promise<void> {
  const { title, body, address, tag, lang, dir, icon } = read(data)
  const words = { ...(body && { body }), ...(lang && { lang }), ...(dir && { dir }) }
  await registration.showNotification(title || location.hostname, {
    ...words,
    ...(tag && { tag }),
    ...(icon && { icon: insideAddress(icon) }),
    data: { address },
  })
}

/** A press on a notice: the tab that shows its page already comes to the front, with what was typed there; otherwise another opens. */
export async function followNotice({ clients }: Pick<NoticeWorker, 'clients'>, data: unknown): Promise<void> {
  const address = insideAddress((data as Partial<PushedNotice> | null)?.address)
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { pathname } = new URL(address)
  const open = tabs.find(({ url }) => new URL(url).pathname === pathname)
  if (open) await open.focus()
  else await clients.openWindow(address)
}

/** An address of this site; its first page in place of any other. */
function insideAddress(address: unknown): string {
  const home = new URL('/', location.origin)
  const text = typeof address === 'string' ? address : '/'
  const wanted = URL.canParse(text, home) ? new URL(text, home) : home
  return (wanted.origin === home.origin ? wanted : home).href
}

function read(data: { json(): unknown } | null): Partial<PushedNotice> {
  try {
    return (data?.json() ?? {}) as Partial<PushedNotice>
  } catch {
    return {}
  }
}
