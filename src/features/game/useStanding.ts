import { useEffect, useState } from 'react'
import type { Operations } from '#generated/api.ts'
import type { Host } from '#renderers/host.ts'

export type Standing = Operations['games.getSession']['response']
export type Terms = Operations['games.getTerms']['response']

/** What the platform says of play for money. @property at when it said so, by `performance.now()` */
export type Told = { standing?: Standing; terms?: Terms; at: number }

/** Milliseconds after the end of a round until it is asked: rounds may end one upon the other. */
const rest = 400

/**
 * How the player stands in the session of gambling, and what the next stake in a game would mean: asked of our own platform,
 * anew after each round.
 * @param sysname of the game; undefined where it is no game, and the stake means nothing more
 * @param turn grows with every round
 * @param isPlayed for money, by somebody who is signed in
 */
export function useStanding(
  host: Host,
  {
    sysname,
    purse,
    turn,
    isPlayed,
  }: { sysname?: string; purse?: string | undefined; turn: number; isPlayed: boolean },
): Told {
  const { uid } = host.facts().session
  const owner = JSON.stringify([sysname, uid, isPlayed])
  const [told, setTold] = useState<Told & { owner: string }>({ owner, at: 0 })

  useEffect(() => {
    if (!isPlayed) return
    const giveUp = new AbortController()
    const options = { signal: giveUp.signal }
    async function ask() {
      const [session, terms] = await Promise.all([
        host.call('games.getSession', {}, options),
        sysname === undefined
          ? undefined
          : host.call('games.getTerms', { sysname, ...(purse !== undefined && { purse }) }, options),
      ])
      if (giveUp.signal.aborted) return
      // What is not told now stays as it was: the next round asks again.
      setTold((before) => ({
        ...(before.owner === owner ? before : {}),
        owner,
        at: performance.now(),
        ...(session.ok && { standing: session.response as Standing }),
        ...(terms?.ok && { terms: terms.response as Terms }),
      }))
    }
    const timer = setTimeout(() => void ask(), turn === 0 ? 0 : rest)
    const stop = host.onRefresh(ask)
    return () => {
      clearTimeout(timer)
      stop()
      giveUp.abort()
    }
  }, [host, owner, sysname, purse, turn, isPlayed])

  return told.owner === owner ? told : { at: 0 }
}
