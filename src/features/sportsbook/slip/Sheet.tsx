import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Host } from '#renderers/host.ts'
import { useIsCovered } from '#renderers/useIsCovered.ts'
import classes from './Sheet.module.css'
import { enterSheet } from './sheetHistory.ts'

type SheetProps = { host: Host; isOpen: boolean; onClose: () => void; children: ReactNode }

/**
 * A dialog that rises from the lower edge. The browser keeps the focus in it and gives it back; Escape, a press beside it and the way
 * back close it, and so does whatever opens above the page, which could not be reached below it.
 */
export function Sheet({ host, isOpen, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  const isCovered = useIsCovered(host)

  useEffect(() => {
    const sheet = dialog.current
    if (!isOpen || !sheet) return
    sheet.showModal()
    const leave = enterSheet(() => close())
    return () => {
      leave()
      sheet.close()
    }
  }, [isOpen])

  useEffect(() => {
    if (isCovered) close()
  }, [isCovered])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-label={host.t('slip.title')}
      data-slip
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {isOpen && <div className={classes.inner}>{children}</div>}
    </dialog>
  )
}
