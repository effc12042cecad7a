import { useEffect, useEffectEvent, useRef } from 'react'
import { useApp } from '../AppContext.ts'
import { DIALOG_BACK } from './dialogHistory.ts'

/** Going elsewhere, and back; what replaces the address stays at the same place. */
const LEAVING = ['pushState', 'popstate'] as const

/** Calls `close` when the player goes somewhere else, be it by what stands in the dialog or by the browser's button. */
export function useCloseOnLeaving(isActive: boolean, close: () => void): void {
  const onLeave = useEffectEvent(close)
  useEffect(() => {
    if (!isActive) return
    const listener = () => onLeave()
    for (const event of LEAVING) addEventListener(event, listener)
    return () => {
      for (const event of LEAVING) removeEventListener(event, listener)
    }
  }, [isActive])
}

/**
 * Calls `close` when the browser's button leads back from the dialog, where it is the top one, or to another page than the one
 * that it stands before. Steps of a form are entries of the same page, and the same page in another language is the same.
 */
export function useCloseOnWayBack(isTop: boolean, close: () => void): void {
  const { app } = useApp()
  const page = useRef('')
  const onBack = useEffectEvent(() => {
    const before = page.current
    page.current = location.pathname
    if (app.localised(before) !== app.localised(location.pathname)) close()
  })
  const onDialogBack = useEffectEvent(close)
  useEffect(() => {
    if (!isTop) return
    const goBack = () => onDialogBack()
    addEventListener(DIALOG_BACK, goBack)
    return () => removeEventListener(DIALOG_BACK, goBack)
  }, [isTop])
  useEffect(() => {
    page.current = location.pathname
    const goOn = () => {
      page.current = location.pathname
    }
    const goBack = () => onBack()
    addEventListener('pushState', goOn)
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('pushState', goOn)
      removeEventListener('popstate', goBack)
    }
  }, [])
}
