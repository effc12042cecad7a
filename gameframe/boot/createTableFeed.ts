import { ProviderError } from './createAsk.ts'
import type { Provider } from './createProvider.ts'
import type { TableState } from './TableState.ts'

/** Milliseconds between questions while nothing is heard, and until the stream is opened anew after it was refused. */
const askEvery = 2_000
const reopenAfter = 10_000

type Options = {
  provider: Provider
  first: TableState
  hear: (table: TableState) => void
  /** Says that nothing is heard any more, or again. */
  lost: (isLost: boolean) => void
  /** The session is gone. */
  ended: (error: ProviderError) => void
}

/**
 * Hears how a table stands, by the provider's stream of events; asks again and again where that is not to be had. Every
 * answer tells all, so that nothing is missed by a break.
 */
export function createTableFeed({ provider, first, hear, lost, ended }: Options) {
  let isHeard = true
  let isOver = false
  let asking: ReturnType<typeof setInterval> | undefined
  // What is heard has been on its way for a while: the largest difference is the nearest to the truth.
  let ahead = first.now - Date.now()

  function take(table: TableState): void {
    ahead = Math.max(ahead, table.now - Date.now())
    if (!isHeard) lost(false)
    isHeard = true
    hear(table)
  }
  function stopAsking(): void {
    clearInterval(asking)
    asking = undefined
  }
  async function ask(): Promise<void> {
    try {
      take(await provider.table())
    } catch (error) {
      if (error instanceof ProviderError && error.code === 'SESSION_GONE') {
        isOver = true
        stopAsking()
        ended(error)
      } else if (isHeard) {
        isHeard = false
        lost(true)
      }
    }
  }
  function open(): void {
    if (isOver) return
    const source = new EventSource(`${provider.base}/table/events`)
    source.addEventListener('table', ({ data }) => {
      stopAsking()
      take(JSON.parse(data) as TableState)
    })
    source.addEventListener('error', () => {
      if (isOver) return source.close()
      asking ??= setInterval(() => void ask(), askEvery)
      void ask()
      // Browsers come back by themselves from a break, but not from a refusal.
      if (source.readyState === EventSource.CLOSED) setTimeout(open, reopenAfter)
    })
  }
  open()
  return {
    /** The provider's clock, in milliseconds since 1970. */
    now: () => Date.now() + ahead,
  }
}
