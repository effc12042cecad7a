import { useState } from 'react'
import type { Launch } from './useLaunch.ts'

/** Milliseconds after its document until a game is shown that does not say when it is ready. */
export const patience = 4_000

/** What is known of the frame that stands there now. @property key names it; another launch is another frame */
export type FrameState = {
  key: string
  url?: string
  origin?: string
  isReady: boolean
  isOver: boolean
  hasSound: boolean
}

/** Follows a frame from its launch to its end. */
export function useGameState(launch: Launch) {
  const key = launch.phase === 'open' ? `${launch.turn} ${launch.url}` : ''
  const [ready, setReady] = useState('')
  const [over, setOver] = useState('')
  const [sounding, setSounding] = useState('')
  const open = launch.phase === 'open' && { url: launch.url, origin: new URL(launch.url).origin }
  const state: FrameState = {
    key,
    ...open,
    isReady: key !== '' && ready === key,
    isOver: key !== '' && over === key,
    hasSound: key !== '' && sounding === key,
  }
  return {
    state,
    ready(hasSound: boolean): void {
      setReady(key)
      if (hasSound) setSounding(key)
    },
    end: () => setOver(key),
    /** Its document has come; not every game says when it is drawn. */
    loaded: () => void setTimeout(() => setReady((before) => (before === key ? before : key)), patience),
  }
}
