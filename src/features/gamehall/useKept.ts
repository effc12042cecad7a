import { useEffect, useSyncExternalStore } from 'react'
import type { Host } from '#renderers/host.ts'
import { answersOf, type Kept } from './Answers.ts'

const none: Kept = { isLoading: false }

/** What an operation answers, kept for the whole visit. @param isWanted false: it is not asked for, and nothing is there */
export function useKept(
  host: Host,
  operation: string,
  values: Record<string, unknown> = {},
  isWanted = true,
): Kept & { retry: () => void } {
  const answers = answersOf(host)
  const key = answers.keyOf(operation, values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that the answer depends on
  useEffect(() => {
    if (!isWanted) return
    answers.want(operation, values)
    return host.onRefresh(() => answers.ask(operation, values))
  }, [answers, key, isWanted])
  const kept = useSyncExternalStore(answers.subscribe, () => (isWanted ? answers.view(key) : none))
  return { ...kept, retry: () => void answers.ask(operation, values) }
}
