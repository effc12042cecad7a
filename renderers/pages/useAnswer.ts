import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PublicEvent, Values } from '#generated/grammar/types.ts'
import type { ActionScope, CallFailure, Host } from '../host.ts'
import { useWasDrawn } from '../useWasDrawn.ts'
import { isNewDocument } from './isNewDocument.ts'

export type Answer = {
  /** There once the operation has answered; it stays while it is called again. */
  response?: unknown
  /** Why the last call failed. */
  error?: CallFailure
  isLoading: boolean
  retry: () => void
}

type State = { owner: string; response?: unknown; error?: CallFailure; isLoading: boolean }

/**
 * What an operation answers: there at once where the first screen was drawn with it, else called at once, and again when its
 * parameters, the language or the player change, and whenever the page is refreshed. What one player was answered is never
 * shown to another, and of two calls the later counts.
 */
export function useAnswer(
  host: Host,
  operation: string,
  params: Values = {},
  scope?: ActionScope,
  follows?: PublicEvent,
): Answer {
  const owner = `${operation} ${String(host.facts().session.uid)}`
  const values = JSON.stringify(host.resolve(params, scope))
  const question = `${owner} ${host.locale()} ${values}`
  const wasDrawn = useWasDrawn()
  const [state, setState] = useState<State>(() => {
    const response = wasDrawn ? host.answered?.(operation, JSON.parse(values)) : undefined
    return response === undefined ? { owner, isLoading: true } : { owner, response, isLoading: false }
  })
  const isKnown = useRef(!state.isLoading && isNewDocument())
  const turn = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question holds all that the answer depends on
  const load = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    setState((before) => {
      if (before.owner !== owner) return { owner, isLoading: true }
      return before.isLoading ? before : { ...before, isLoading: true }
    })
    const result = await host.call(operation, JSON.parse(values) as Record<string, unknown>)
    if (mine !== turn.current) return
    // Bit by bit: a long list must not keep whoever taps waiting.
    startTransition(() =>
      setState((before) =>
        result.ok
          ? { owner, response: result.response, isLoading: false }
          : { ...before, error: result.error, isLoading: false },
      ),
    )
  }, [host, question])

  useEffect(() => {
    if (!isKnown.current) void load()
    isKnown.current = false
    return () => {
      turn.current += 1
    }
  }, [load])
  useEffect(() => host.onRefresh(load, follows), [host, load, follows])

  const retry = useCallback(() => void load(), [load])
  return useMemo(
    () => (state.owner === owner ? { ...state, retry } : { isLoading: true, retry }),
    [state, owner, retry],
  )
}
