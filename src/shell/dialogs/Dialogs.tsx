import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { useApp } from '../AppContext.ts'
import { Dialog } from './Dialog.tsx'
import { enterDialogs } from './dialogHistory.ts'

/** The open dialogs, each above the one before; only the top one can be reached, and the page below does not scroll. */
export function Dialogs() {
  const { app } = useApp()
  const { dialogs } = app.stores
  useSnapshot(dialogs.state)
  useEffect(() => {
    document.body.dataset.locked = ''
    return () => {
      delete document.body.dataset.locked
    }
  }, [])
  // Before a curtain listens: it goes with every new entry.
  useLayoutEffect(() => enterDialogs(() => dialogs.state.stack.at(-1)?.preventClose === false), [dialogs])
  const { stack } = dialogs.state
  return stack.map((entry, place) => (
    <Dialog
      key={entry.key}
      dialogKey={entry.key}
      popup={entry.popup}
      view={entry.view}
      data={entry.data}
      isPrevented={entry.preventClose}
      opener={entry.opener}
      onConfirmed={entry.onConfirmed}
      isTop={place === stack.length - 1}
    />
  ))
}
