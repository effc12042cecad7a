import { useSnapshot } from 'valtio/react'
import { Icon } from '#renderers/pages/icons.tsx'
import { onIntent } from '#renderers/routes/onIntent.ts'
import { useApp } from './AppContext.ts'
import { dialogId } from './dialogId.ts'
import classes from './Header.module.css'

/** Opens the site's sidebar, once it is here: what opened before could not know from which side it comes. */
export function MenuButton({ popup }: { popup: string }) {
  const { app, host } = useApp()
  const { dialogs, content } = app.stores
  const isOpen = useSnapshot(dialogs.state).stack.some((entry) => entry.popup === popup)
  const open = () => {
    if (host.artefact(`popup/${popup}`)) return void dialogs.open(popup)
    content.want(`popup/${popup}`).then(
      () => dialogs.open(popup),
      (error: unknown) => {
        host.report(error, 'sidebar')
        app.toast({ text: () => host.t('error.network'), tone: 'error' })
      },
    )
  }
  return (
    <button
      type="button"
      className={`icon-button ${classes.burger}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? dialogId(popup) : undefined}
      onClick={open}
      {...onIntent(() => void host.artefact(`popup/${popup}`))}
    >
      <Icon name="menu" size="24px" />
      <span className="visually-hidden">{host.t('shell.menu')}</span>
    </button>
  )
}
