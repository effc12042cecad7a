import { useEffect, useState } from 'react'
import type { CallFailure, Host } from '#renderers/host.ts'

/** ms for which nobody types before the platform is asked. */
const pause = 160

export type Typed<Answer> = {
  /** What was answered, and what it answers. */
  question?: Record<string, unknown>
  response?: Answer
  error?: CallFailure
  isLoading: boolean
}

/**
 * What the platform answers to what somebody types, as it is typed: of two calls the later counts, and the older is given up.
 * What was answered before stays meanwhile.
 * @param question undefined where nothing is asked
 * @param take sees each answer before it is drawn
 */
export function useTypedCall<Answer>(
  host: Host,
  operation: string,
  question: Record<string, unknown> | undefined,
  take?: (answer: Answer) => void,
): Typed<Answer> & { retry: () => void } {
  const [state, setState] = useState<Typed<Answer>>({ isLoading: false })
  const [turn, setTurn] = useState(0)
  const key = question && JSON.stringify(question)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question, and another turn is another try
  useEffect(() => {
    if (!question) return setState({ isLoading: false })
    const giveUp = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    const timer = setTimeout(async () => {
      const { signal } = giveUp
      const result = await host.call(operation, question, { signal })
      if (signal.aborted) return
      if (!result.ok) return setState({ question, error: result.error, isLoading: false })
      const response = result.response as Answer
      take?.(response)
      setState({ question, response, isLoading: false })
    }, pause)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [host, operation, key, turn])
  return { ...state, retry: () => setTurn(turn + 1) }
}
