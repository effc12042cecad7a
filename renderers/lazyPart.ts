import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a screen that comes when it is first wanted, as a hook: undefined until it is there. Unlike `lazy` it leaves alone
 * what stands in its place meanwhile, throws nothing where it cannot be loaded, and asks again when it is wanted again.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function usePart(isWanted: boolean, giveUp?: () => void): ComponentType<Props> | undefined {
    const [Part, setPart] = useState(() => loaded)
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is done on a failure is no reason to load again
    useEffect(() => {
      if (!isWanted || Part) return
      let isHere = true
      load().then(
        (part) => {
          loaded = part
          if (isHere) setPart(() => part)
        },
        () => isHere && giveUp?.(),
      )
      return () => {
        isHere = false
      }
    }, [isWanted, Part])
    return Part
  }
}
