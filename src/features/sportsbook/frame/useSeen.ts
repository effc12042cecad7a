import { type RefObject, useEffect } from 'react'
import type { PageMessage } from './FrameMessage.ts'

/**
 * Tells a frame that is as high as what it holds which part of it is on the screen: only the page around it scrolls, and what should stay in
 * sight there cannot know.
 * @param view an element as high as what of the screen no bar covers
 */
export function useSeen(
  frame: RefObject<HTMLIFrameElement | null>,
  view: RefObject<HTMLElement | null>,
  isReady: boolean,
  post: (message: PageMessage) => void,
): void {
  useEffect(() => {
    if (!isReady) return
    let waiting = 0
    let told = ''
    const tell = () => {
      waiting = 0
      const own = frame.current?.getBoundingClientRect()
      const room = view.current?.getBoundingClientRect()
      if (!own || !room) return
      const top = Math.min(Math.max(0, room.top - own.top), own.height)
      const end = Math.min(Math.max(top, room.bottom - own.top), own.height)
      const seen = { top: Math.round(top), height: Math.round(end - top) }
      if (told === JSON.stringify(seen)) return
      told = JSON.stringify(seen)
      post({ event: 'seen', ...seen })
    }
    const later = () => {
      waiting ||= requestAnimationFrame(tell)
    }
    const resized = new ResizeObserver(later)
    if (frame.current) resized.observe(frame.current)
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    later()
    return () => {
      cancelAnimationFrame(waiting)
      resized.disconnect()
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [frame, view, isReady, post])
}
