import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { SourceError } from './ContentSource.ts'
import type { SyncOutcome } from './createSync.ts'

export interface FollowOptions {
  look: (isWhole: boolean) => Promise<SyncOutcome>
  /** Milliseconds from one look to the next where nothing is said. */
  pollMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  onLook?: (outcome: SyncOutcome | 'failed') => void
  /** Milliseconds for which hints are gathered, and after which everything is read whatever the CMS says. */
  hintMs?: number
  wholeMs?: number
  clock?: () => number
}

/** Milliseconds after a failure; each further one waits twice as long, never longer than it would have anyway. */
const firstRest = 1_000

/**
 * Looks at a CMS at once, after every hint, and from time to time. One look at a time: a hint during one leads to another, which
 * sees what the first may have missed.
 */
export function followSource({ look, pollMs, log, onLook, ...more }: FollowOptions) {
  const { hintMs = 250, wholeMs = 15 * 60_000, clock = Date.now } = more
  let timer: NodeJS.Timeout | undefined
  let hinting: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isHinted = false
  let isStopped = false
  let failures = 0
  let wholeAt: number | undefined
  let reachedAt: number | undefined
  let failure: string | undefined

  async function once(): Promise<void> {
    // A clock that was put back is not waited for.
    const isOld = wholeAt === undefined || Math.abs(clock() - wholeAt) >= wholeMs
    const isWhole = isHinted || isOld
    isHinted = false
    try {
      const outcome = await look(isWhole)
      if (isWhole) wholeAt = clock()
      // Another process was faster; whether it saw the same, the next look tells.
      if (outcome === 'overtaken') isHinted = true
      if (failure !== undefined) log.info('the CMS is read again')
      failures = 0
      failure = undefined
      reachedAt = clock()
      onLook?.(outcome)
    } catch (error) {
      if (isWhole) isHinted = true
      failures += 1
      onLook?.('failed')
      const said = error instanceof SourceError ? error.message : 'Something went wrong on our side'
      if (said !== failure && !isDatabaseAway(error)) {
        if (error instanceof SourceError)
          log.warn({ err: error }, 'the CMS could not be read; what is live stays')
        else log.error({ err: error }, 'what the CMS has published could not be taken')
      }
      failure = said
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    running ??= once().finally(() => {
      running = undefined
      if (isStopped) return
      const rest = failures > 0 ? Math.min(pollMs, firstRest * 2 ** (failures - 1)) : pollMs
      // Processes that began together do not look together.
      timer = setTimeout(run, isHinted && failures === 0 ? 0 : rest * (0.9 + Math.random() / 5))
      timer.unref()
    })
    return running
  }

  return {
    start(): void {
      void run()
    },

    /** Something may have been published. */
    hint(): void {
      isHinted = true
      if (isStopped || hinting) return
      hinting = setTimeout(() => {
        hinting = undefined
        void run()
      }, hintMs)
      hinting.unref()
    },

    /** When it was last read, in milliseconds since 1970, and why it is not now; by what this process knows. */
    status: () => ({ reachedAt, failure }),

    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      clearTimeout(hinting)
      await running
    },
  }
}

export type FollowedSource = ReturnType<typeof followSource>
