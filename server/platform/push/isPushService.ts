/** Where the browsers have their notices from; `*.` stands for one name or several. */
const known = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.apple.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
]

/**
 * Whether an address is one of a push service. A browser names it, so that without this the server would send to whatever address
 * somebody thinks of, those of its own network too.
 * @param more origins of others
 */
export function isPushService(address: string, more: readonly string[] = []): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.username !== '' || url.password !== '') return false
  if (more.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return known.some((host) =>
    host.startsWith('*') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
}
