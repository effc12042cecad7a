import { useEffect, useMemo } from 'react'
import type { Host } from '#renderers/host.ts'
import { isNewDocument } from '#renderers/pages/isNewDocument.ts'
import { perHost } from '../perHost.ts'
import { useLater } from '../useLater.ts'
import { partOf } from './firstQuestions.ts'
import { GamePages, type GamesAnswer } from './GamePages.ts'

/** Lists that are kept for whoever comes back to them. */
const mostKept = 8

const keptOf = perHost(() => new Map<string, GamePages>())

/**
 * The games that fit a question (parameters of games.get). Whoever comes back to it finds it as it was left.
 * @param size games that are asked for at once
 */
export function useGames(host: Host, question: Record<string, unknown>, size: number) {
  const values = JSON.stringify(question)
  const key = `${size} ${host.locale()} ${host.facts().session.uid} ${values}`
  const pages = useMemo(() => {
    const kept = keptOf(host)
    const known = kept.get(key)
    const asked = (offset: number, count: number) => partOf(JSON.parse(values), offset, count)
    const one =
      known ??
      new GamePages(
        (offset, count) => host.call('games.get', asked(offset, count)),
        size,
        host.answered?.('games.get', asked(0, size)) as GamesAnswer | undefined,
        isNewDocument(),
      )
    // The one that was looked at last goes last.
    kept.delete(key)
    kept.set(key, one)
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    return one
  }, [host, key, values, size])
  useEffect(() => {
    pages.renewIfOld()
    return host.onRefresh(pages.renew)
  }, [pages, host])
  return { pages, ...useLater(pages, pages.subscribe, pages.view) }
}
