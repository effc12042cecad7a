import { useStudioState } from '../shell/StudioContext.ts'
import { definitionOf } from '../texts/textKeys.ts'

/** By key of a definition or a text, the moment at which it goes live as it was reviewed. */
export function useHeld(): ReadonlyMap<string, string> {
  const { scheduled } = useStudioState()
  return new Map(
    scheduled.flatMap(({ state, action, keys, at }) =>
      state === 'waiting' && action === 'publish' ? keys.map((key) => [key, at] as const) : [],
    ),
  )
}

/** What of a definition goes live at a moment: itself, or some of its texts. */
export function useHeldOf(name: string): { key: string; at: string }[] {
  return [...useHeld()].flatMap(([key, at]) => (definitionOf(key) === name ? [{ key, at }] : []))
}
