import { useLocalStorage } from '@mantine/hooks'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useStudioState } from '../shell/StudioContext.ts'

/** What somebody does in their first hour, in its order. */
export const steps = ['find', 'build', 'save', 'preview', 'review', 'back'] as const
export type Step = (typeof steps)[number]

type Kept = { done: Step[]; isHidden: boolean }

/** Steps that are done by being somewhere. */
const places: readonly [RegExp, Step][] = [
  [/^\/definitions\//, 'find'],
  [/^\/definitions\/page\//, 'build'],
  [/^\/preview/, 'preview'],
  [/^\/changes/, 'review'],
  [/^\/releases/, 'back'],
]

function useKept() {
  return useLocalStorage<Kept>({
    key: 'studio-first-steps',
    defaultValue: { done: [], isHidden: false },
    getInitialValueInEffect: false,
  })
}

/** Takes note of where somebody has been, on this device. */
export function useTrail(): void {
  const [address] = useLocation()
  const [{ done }, keep] = useKept()
  const here = places.flatMap(([place, step]) => (place.test(address) && !done.includes(step) ? [step] : []))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (here.length > 0) keep((kept) => ({ ...kept, done: [...kept.done, ...here] }))
  }, [address])
}

/** What of the first hour is done, and whether it is to be shown. */
export function useFirstSteps() {
  const { definitions, member } = useStudioState()
  const [kept, keep] = useKept()
  const name = typeof member === 'object' ? member.name : undefined
  const hasSaved = definitions?.some(({ saved_by: by }) => by === name) ?? false
  const isDone = (step: Step) => kept.done.includes(step) || (step === 'save' && hasSaved)
  return {
    isDone,
    isShown: !kept.isHidden,
    hide: (isHidden: boolean) => keep((before) => ({ ...before, isHidden })),
  }
}
