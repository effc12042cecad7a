import { useEffect, useState } from 'react'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { FillEvents } from '../../integrations/messenger/FillEvents.ts'

type FullScreen = NonNullable<BlockProps['game-frame']['fullScreen']>

/** Whether the game may grow over the screen on a platform (product document, section 9: full-screen options). */
export function mayFill(where: FullScreen, platform: string | undefined): boolean {
  if (where === 'telegram') return platform === 'webview'
  return where === 'product' ? platform !== 'webview' : where === 'all'
}

/** Whether a messenger takes it upon itself to fill the screen, or to give it back. */
const isTaken = (wanted: boolean) =>
  !dispatchEvent(new CustomEvent('fill', { cancelable: true, detail: wanted }))

/**
 * Whether the game fills the screen. The whole document does, where the browser lets it, and the game in it: what opens
 * above a game, a reminder or a limit, would be out of sight above a single element. Browsers without it (iPhones) still
 * have the game fill what they show.
 */
export function useFullScreen(): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (!isFull) return
    const changed = () => {
      if (!document.fullscreenElement) setFull(false)
    }
    const filled = ({ detail }: FillEvents['filled']) => {
      if (!detail) setFull(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.fullscreenElement) setFull(false)
    }
    document.addEventListener('fullscreenchange', changed)
    addEventListener('keydown', onKey)
    addEventListener('filled', filled)
    return () => {
      document.removeEventListener('fullscreenchange', changed)
      removeEventListener('keydown', onKey)
      removeEventListener('filled', filled)
      if (!isTaken(false) && document.fullscreenElement) document.exitFullscreen().catch(ignore)
    }
  }, [isFull])
  const toggle = () => {
    if (!isFull && !isTaken(true)) document.documentElement.requestFullscreen?.().catch(ignore)
    setFull(!isFull)
  }
  return { isFull, toggle }
}

/** The browser may say no; the game fills its window then. */
function ignore() {}
