/**
 * Lets one of the tabs that take part lead: of the others each waits in line, and leads as soon as whoever does has gone. Where a
 * browser knows no locks every tab leads itself.
 * @param lead called when this tab leads; what it returns is called when it does no more
 */
export function createLead(name: string, lead: () => () => void) {
  let leave: (() => void) | undefined
  let waiting: AbortController | undefined

  function request(steal: boolean): void {
    if (!isSharable()) {
      leave ??= lead()
      return
    }
    const own = new AbortController()
    waiting = own
    const work = () =>
      new Promise<void>((done) => {
        if (waiting !== own) return done()
        const end = lead()
        leave = () => {
          end()
          done()
        }
      })
    navigator.locks
      .request(name, steal ? { steal } : { signal: own.signal }, work)
      // Given up, or taken by another.
      .catch(() => {})
      .finally(() => {
        if (waiting !== own) return
        resign()
        if (!own.signal.aborted) request(false)
      })
  }

  function resign(): void {
    waiting?.abort()
    waiting = undefined
    const end = leave
    leave = undefined
    end?.()
  }

  return {
    leads: () => leave !== undefined,
    compete: (): void => {
      if (!waiting && !leave) request(false)
    },
    /** Leads in place of whoever does, who is asleep. */
    take(): void {
      resign()
      request(true)
    },
    resign,
  }
}

export const isSharable = (): boolean =>
  typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined
