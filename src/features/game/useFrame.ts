import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react'

/** What is said between the page and a frame of others. @property type names it in each message */
export type Protocol<Heard> = {
  type: string
  /** A message of the frame; undefined for anything else. */
  read: (data: unknown) => Heard | undefined
}

/**
 * Talks with what is in a frame: hears only what that window says with that origin, and speaks to no other.
 * @param origin undefined where there is nothing
 */
export function useFrame<Heard, Said extends object>(
  { type, read }: Protocol<Heard>,
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: Heard) => void,
): (message: Said) => void {
  const heed = useEffectEvent(onMessage)
  useEffect(() => {
    if (origin === undefined) return
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return
      const message = read(data)
      if (message) heed(message)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, origin, read])
  return useCallback(
    (message) => {
      if (origin !== undefined) frame.current?.contentWindow?.postMessage({ type, ...message }, origin)
    },
    [frame, origin, type],
  )
}
