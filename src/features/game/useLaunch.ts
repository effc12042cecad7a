import { useCallback, useEffect, useState } from 'react'
import type { CallFailure, Host } from '#renderers/host.ts'

/** What is opened, whatever else its answer says. @property url where its frame leads */
type Opened = { url: string }

export type Launch<Answer extends Opened = Opened> =
  | { phase: 'opening' }
  /** @property turn another one for each time that it was opened */
  | ({ phase: 'open'; turn: number } & Answer)
  | { phase: 'refused'; error: CallFailure }

const elsewhere: CallFailure = {
  type: 'UnknownErrorException',
  message: 'What is opened has the origin of the site',
  invalidParameters: {},
  errorData: { reason: 'provider_unavailable' },
}

/**
 * Opens what others run, and again when another thing, another mode or another player wants it. What was opened stays when only the
 * language changes: a round may be under way.
 * @param order undefined where nothing is to be opened
 */
export function useLaunch<Answer extends Opened>(
  host: Host,
  operation: 'games.launch' | 'sports.launch',
  order: Record<string, unknown> | undefined,
): { launch: Launch<Answer>; again: () => void } {
  const { uid } = host.facts().session
  const [turn, setTurn] = useState(0)
  const question = order && JSON.stringify([order, uid, turn])
  const [state, setState] = useState<{ question?: string; launch: Launch<Answer> }>({
    launch: { phase: 'opening' },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question holds all that the answer depends on
  useEffect(() => {
    if (!order || question === undefined) return
    const giveUp = new AbortController()
    const { signal } = giveUp
    void host.call(operation, order, { signal }).then((result) => {
      if (!signal.aborted) setState({ question, launch: readLaunch(result, turn) })
    })
    return () => {
      giveUp.abort()
      // Who comes back to the same question is answered anew: what was opened is gone with its frame.
      setState({ launch: { phase: 'opening' } })
    }
  }, [host, question])

  const again = useCallback(() => setTurn((before) => before + 1), [])
  return { launch: state.question === question ? state.launch : { phase: 'opening' }, again }
}

function readLaunch<Answer extends Opened>(
  result: Awaited<ReturnType<Host['call']>>,
  turn: number,
): Launch<Answer> {
  if (!result.ok) return { phase: 'refused', error: result.error }
  const answer = result.response as Answer
  // With our own origin a frame could take its sandbox off.
  if (!URL.canParse(answer.url) || new URL(answer.url).origin === location.origin)
    return { phase: 'refused', error: elsewhere }
  return { phase: 'open', turn, ...answer }
}
