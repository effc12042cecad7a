import type { Host } from '#renderers/host.ts'

/** Makes one thing for each host, and keeps it as long as the host. */
export function perHost<T>(make: (host: Host) => T): (host: Host) => T {
  const made = new WeakMap<Host, T>()
  return (host) => {
    const known = made.get(host)
    if (known !== undefined) return known
    const fresh = make(host)
    made.set(host, fresh)
    return fresh
  }
}
