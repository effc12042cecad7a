import { useEffect } from 'react'
import type { PublicEvent } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import { useLater } from '../useLater.ts'
import { answersOf, type Kept } from './Answers.ts'

const none: Kept = { isLoading: false }

/** What an operation answers, kept for the whole visit. @param isWanted false: it is not asked for, and nothing is there @param follows asked anew when this has changed */
export function useKept(
  host: Host,
  operation: string,
  values: Record<string, unknown> = {},
  isWanted = true,
  follows?: PublicEvent,
): Kept & { retry: () => void } {
  const answers = answersOf(host)
  const key = answers.keyOf(operation, values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that the answer depends on
  useEffect(() => {
    if (!isWanted) return
    answers.want(operation, values)
    return host.onRefresh(() => answers.ask(operation, values), follows)
  }, [answers, key, isWanted, follows])
  const view = () => (isWanted ? answers.look(key, operation, values) : none)
  const kept = useLater(isWanted ? key : undefined, answers.subscribe, view)
  return { ...kept, retry: () => void answers.ask(operation, values) }
}
