/** Addresses remembered at most; whoever comes in excess of that begins anew, and so does whoever was there longest. */
const most = 20_000

/**
 * How often an address may do something in a window of time. In memory, and lost with the process: what is counted here is
 * about nobody, and the database is to hold no address beside it.
 */
export function createAddressLimit(times: number, windowMs: number) {
  const windows = new Map<string, { count: number; ends: number }>()

  /** Seconds until the address may again, 0 where it may now. */
  return function wait(address: string, now = Date.now()): number {
    const known = windows.get(address)
    const window = known && known.ends > now ? known : { count: 0, ends: now + windowMs }
    window.count += 1
    if (window !== known) {
      windows.delete(address)
      windows.set(address, window)
      const [oldest] = windows.keys()
      if (windows.size > most && oldest !== undefined) windows.delete(oldest)
    }
    return window.count <= times ? 0 : Math.ceil((window.ends - now) / 1000)
  }
}
