import { useState, useSyncExternalStore } from 'react'

/**
 * Whether this was drawn by the server, which it is there too, and stands for as long as the component does: both must come to the
 * same. A component that is another once it has been taken over says so itself: React would draw it again at once, and nobody
 * could tap meanwhile.
 */
export function useWasDrawn(): boolean {
  const [own] = useState(remember)
  return useSyncExternalStore(listenToNothing, own.now, own.before)
}

/** React asks `before` where it takes something over, and `now` from then on. */
function remember() {
  let wasDrawn = false
  return {
    now: () => wasDrawn,
    before() {
      wasDrawn = true
      return true
    },
  }
}

const listenToNothing = () => () => undefined
