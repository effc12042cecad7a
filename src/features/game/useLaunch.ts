import { useCallback, useEffect, useState } from 'react'
import type { CallFailure, Host } from '#renderers/host.ts'
import type { GameMode } from './wantedMode.ts'

export type Purse = 'main' | 'bonus'
export type Order = { sysname: string; mode: GameMode; purse?: Purse }

export type Launch =
  | { phase: 'opening' }
  /** @property turn another one for each time that it was opened @property purse what is played with, where that is one of them alone */
  | { phase: 'open'; url: string; mode: GameMode; turn: number; purse?: Purse }
  | { phase: 'refused'; error: CallFailure }

const elsewhere: CallFailure = {
  type: 'UnknownErrorException',
  message: 'The game has the origin of the site',
  invalidParameters: {},
  errorData: { reason: 'provider_unavailable' },
}

/**
 * Opens a game, and again when another one, another mode or another player wants it. What was opened stays when only the
 * language changes: a round may be under way.
 * @param order undefined where nothing is to be opened
 */
export function useLaunch(host: Host, order: Order | undefined): { launch: Launch; again: () => void } {
  const { uid } = host.facts().session
  const [turn, setTurn] = useState(0)
  const question = order && JSON.stringify([order, uid, turn])
  const [state, setState] = useState<{ question?: string; launch: Launch }>({ launch: { phase: 'opening' } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question holds all that the answer depends on
  useEffect(() => {
    if (!order || question === undefined) return
    const giveUp = new AbortController()
    const { signal } = giveUp
    void host.call('games.launch', order, { signal }).then((result) => {
      if (!signal.aborted) setState({ question, launch: readLaunch(result, turn) })
    })
    return () => giveUp.abort()
  }, [host, question])

  const again = useCallback(() => setTurn((before) => before + 1), [])
  return { launch: state.question === question ? state.launch : { phase: 'opening' }, again }
}

function readLaunch(result: Awaited<ReturnType<Host['call']>>, turn: number): Launch {
  if (!result.ok) return { phase: 'refused', error: result.error }
  const { url, mode, purse } = result.response as { url: string; mode: GameMode; purse?: Purse }
  // With our own origin a frame could take its sandbox off.
  if (!URL.canParse(url) || new URL(url).origin === location.origin)
    return { phase: 'refused', error: elsewhere }
  return { phase: 'open', url, mode, turn, ...(purse && { purse }) }
}
