import { useEffect, useSyncExternalStore } from 'react'
import type { Host } from '#renderers/host.ts'
import { useOddsFormat } from '../odds/useOddsFormat.ts'
import type { PageMessage } from './FrameMessage.ts'

const device = () => matchMedia('(prefers-color-scheme: light)')

function listen(changed: () => void): () => void {
  const media = device()
  media.addEventListener('change', changed)
  const watch = new MutationObserver(changed)
  watch.observe(document.documentElement, { attributes: true })
  return () => {
    media.removeEventListener('change', changed)
    watch.disconnect()
  }
}

const schemeNow = () => {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isLight = colorScheme.includes('light') && (!colorScheme.includes('dark') || device().matches)
  return isLight ? 'light' : 'dark'
}

/** How the page looks: its side of light and dark, its language, and how prices are written. */
export function useLook(host: Host) {
  const scheme = useSyncExternalStore<'light' | 'dark'>(listen, schemeNow, () => 'dark')
  return { scheme, locale: host.locale(), odds: useOddsFormat(host) }
}

/** Tells a frame that stands how the page looks, and each change of it. */
export function useToldLook(
  { scheme, locale, odds }: ReturnType<typeof useLook>,
  isReady: boolean,
  post: (message: PageMessage) => void,
): void {
  useEffect(() => {
    if (isReady) post({ event: 'look', scheme, locale, odds })
  }, [isReady, scheme, locale, odds, post])
}
