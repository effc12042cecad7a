import type { Translate } from '../messages/createTranslate.ts'
import { el } from './el.ts'
import { icon } from './icon.ts'

/** Opens a dialog over the game; closed by its button, by Escape, and by a press beside it. */
export function openDialog(t: Translate, title: string, content: (Node | string)[]): HTMLDialogElement {
  const close = el(
    'button',
    { type: 'button', class: 'tool', 'aria-label': t('close'), click: () => dialog.close() },
    icon('close'),
  )
  const dialog = el(
    'dialog',
    {
      'aria-label': title,
      click: (event) => {
        if (event.target === dialog) dialog.close()
      },
      close: () => dialog.remove(),
    },
    el('div', { class: 'dialog' }, el('header', {}, el('h2', {}, title), close), ...content),
  )
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
