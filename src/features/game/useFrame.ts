import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react'
import { type GameMessage, type PageMessage, readGameMessage } from './GameMessage.ts'

/**
 * Talks with the game in a frame: hears only what that window says with that origin, and speaks to no other.
 * @param origin undefined where there is no game
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
): (message: PageMessage) => void {
  const heed = useEffectEvent(onMessage)
  useEffect(() => {
    if (origin === undefined) return
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return
      const message = readGameMessage(data)
      if (message) heed(message)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, origin])
  return useCallback(
    (message) => {
      if (origin !== undefined)
        frame.current?.contentWindow?.postMessage({ type: 'game', ...message }, origin)
    },
    [frame, origin],
  )
}
