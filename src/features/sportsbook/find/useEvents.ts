import { useEffect, useMemo } from 'react'
import type { Host } from '#renderers/host.ts'
import { isNewDocument } from '#renderers/pages/isNewDocument.ts'
import { perHost } from '../../perHost.ts'
import { useLater } from '../../useLater.ts'
import { bookOf } from '../book/bookOf.ts'
import { EventPages, type EventsAnswer } from './EventPages.ts'
import { partOf, partSize } from './parts.ts'

/** ms after which a list is looked at again. */
const often = 30_000
/** Lists that are kept for whoever comes back to them. */
const mostKept = 8

const keptOf = perHost(() => new Map<string, EventPages>())

/**
 * The events that fit a question (parameters of sports.getEvents), which the book is told of. Whoever comes back to it finds it as it
 * was left.
 */
export function useEvents(host: Host, question: Record<string, unknown>, size = partSize) {
  const values = JSON.stringify(question)
  const key = `${size} ${host.locale()} ${values}`
  const pages = useMemo(() => {
    const kept = keptOf(host)
    const asked = (offset: number, count: number) => partOf(JSON.parse(values), offset, count)
    const one =
      kept.get(key) ??
      new EventPages(
        (offset, count) => host.call('sports.getEvents', asked(offset, count)),
        size,
        (events) => bookOf(host).take(events, 'first'),
        host.answered?.('sports.getEvents', asked(0, size)) as EventsAnswer | undefined,
        isNewDocument(),
      )
    // The one that was looked at last goes last.
    kept.delete(key)
    kept.set(key, one)
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    return one
  }, [host, key, values, size])
  useEffect(() => {
    void pages.lookIfOlder(often)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') pages.lookIfOlder(often - 1)
    }, often)
    // Nobody has a finger on what they cannot see.
    const renew = () => {
      if (document.visibilityState === 'hidden') pages.showNews()
      else pages.lookIfOlder(often)
    }
    document.addEventListener('visibilitychange', renew)
    const forget = host.onRefresh(pages.look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
      forget()
    }
  }, [pages, host])
  return { pages, ...useLater(pages, pages.subscribe, pages.view) }
}
