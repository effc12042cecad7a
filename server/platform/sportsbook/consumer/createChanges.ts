import type { Bus } from '../../../db/Database.ts'

export const sportsChannel = 'sports'

/** Milliseconds for which changes are gathered: nobody is told more than ten times a second. */
const GATHERED = 100
/** Events of a notice, which holds less than 8,000 bytes, and of a moment; where more change, all may have. */
const PER_NOTICE = 150
const MOST = 900

/** Events that changed, or that all may have. */
export type Changed = readonly string[] | 'all'

/** Tells all processes which events changed. What is lost on the way is made up for by `all`, said by whoever listens next. */
export function createChanges(bus: Pick<Bus, 'publish'>) {
  const waiting = new Set<string>()
  let isAll = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function tell(): Promise<void> {
    const ids = [...waiting]
    const everything = isAll || ids.length > MOST
    waiting.clear()
    isAll = false
    const notices: Changed[] = everything ? ['all'] : chunks(ids)
    try {
      for (const notice of notices) await bus.publish(sportsChannel, JSON.stringify(notice))
    } catch {
      // Where it is away nobody is told anything; then all of it is told.
      isAll = true
    }
    timer = undefined
    if (isAll || waiting.size > 0) later()
  }

  function later(): void {
    if (!isStopped) timer ??= setTimeout(tell, GATHERED)
  }

  return {
    add(events: Iterable<string>): void {
      for (const event of events) waiting.add(event)
      if (waiting.size > 0) later()
    },
    all(): void {
      isAll = true
      later()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export type Changes = ReturnType<typeof createChanges>

function chunks(ids: readonly string[]): string[][] {
  const found: string[][] = []
  for (let from = 0; from < ids.length; from += PER_NOTICE) found.push(ids.slice(from, from + PER_NOTICE))
  return found
}
