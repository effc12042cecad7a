import '#renderers/theme/mantine.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import {
  ModalBase,
  ModalBaseCloseButton,
  ModalBaseContent,
  ModalBaseOverlay,
  ModalBaseTitle,
} from '@mantine/core'
import { useMemo, useRef } from 'react'
import type { ActionScope } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import { useApp } from '../AppContext.ts'
import { dialogId } from '../dialogId.ts'
import classes from './Dialog.module.css'
import { DialogBanner } from './DialogBanner.tsx'
import { DialogSkeleton } from './DialogSkeleton.tsx'
import { questionOf } from './questionOf.ts'
import { useCloseOnLeaving, useCloseOnWayBack } from './useCloseOnLeaving.ts'
import { useDialogFocus } from './useDialogFocus.ts'
import { useDialogRole } from './useDialogRole.ts'
import { useShownPopup } from './useShownPopup.ts'
import { useWholeView } from './useWholeView.ts'

type DialogProps = {
  dialogKey: number
  popup: string
  view: string | undefined
  data: Record<string, unknown>
  isPrevented: boolean
  opener: HTMLElement | undefined
  /** It asks something: called where the player says yes. */
  onConfirmed: (() => void) | undefined
  isTop: boolean
}

/**
 * One dialog: a box, on phones a sheet, or a curtain, all of what Mantine's Modal and Drawer are made of. What is below is
 * inert (Screen), so no key leads out and nothing needs to be trapped; toasts, and lists of fields that open beside the
 * dialog, stay in reach.
 */
export function Dialog({ dialogKey, popup, view: wanted, isTop, ...given }: DialogProps) {
  const { isPrevented, opener, onConfirmed } = given
  const { app, host } = useApp()
  const { dialogs } = app.stores
  const shown = useShownPopup({ popup, view: wanted, data: given.data })
  const { artefact, viewId, data } = shown
  const view = viewId === undefined ? undefined : artefact?.views[viewId]
  const blocks = useWholeView(view)
  const box = useRef<HTMLDivElement>(null)
  const isCurtain = artefact?.dialog === 'curtain'
  const close = () => {
    const asked = isPrevented ? undefined : questionOf(box.current)
    const isSure = asked === undefined ? undefined : host.ask(asked, {})
    if (isSure) void isSure.then((yes) => yes && dialogs.close({ key: dialogKey }))
    else dialogs.close({ key: dialogKey })
  }

  useDialogFocus(box, viewId, opener)
  useDialogRole(box, artefact?.dialog === 'confirm' ? 'alertdialog' : 'dialog')
  useCloseOnLeaving(isCurtain, () => dialogs.close({ key: dialogKey }))
  useCloseOnWayBack(isTop, close)

  const scope = useMemo<ActionScope>(
    () => ({
      popup: { ...data, view: viewId },
      setView: (next) => dialogs.setView(dialogKey, next),
      close: (force) => dialogs.close({ key: dialogKey, force }),
      ...(onConfirmed && {
        confirm: () => {
          onConfirmed()
          dialogs.close({ key: dialogKey, force: true })
        },
      }),
    }),
    [data, viewId, dialogs, dialogKey, onConfirmed],
  )
  return (
    <ModalBase
      opened
      onClose={() => isOpenAtFocus() || close()}
      closeOnClickOutside
      closeOnEscape={isTop}
      // Inert does it, and leaves the focus where a form or the way back puts it.
      trapFocus={false}
      // Dialogs does it: the place of the scrollbar is always kept, and darkens too.
      lockScroll={false}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      zIndex={50}
      data-dialog={artefact?.dialog ?? 'popup'}
      data-side={artefact?.side}
      inert={!isTop}
    >
      <ModalBaseOverlay className={classes.overlay} />
      <ModalBaseContent
        ref={box}
        id={dialogId(popup)}
        className={classes.box}
        innerProps={{ className: classes.inner }}
        data-size={artefact?.size ?? 'small'}
      >
        {artefact?.banner && <DialogBanner banner={artefact.banner} scope={scope} />}
        <div className={classes.content}>
          <div className={classes.head}>
            {view?.back && (
              <button
                type="button"
                className={`icon-button ${classes.tool}`}
                // What this view was given, a password say, is not for the one before.
                onClick={() => view.back && dialogs.setView(dialogKey, view.back, {})}
              >
                <Icon name="back" size="24px" />
                <span className="visually-hidden">{host.t('dialog.back')}</span>
              </button>
            )}
            <ModalBaseTitle className={classes.title}>
              {host.t(view?.title ?? (shown.isBroken ? 'dialog.failed' : 'dialog.loading'), scope)}
            </ModalBaseTitle>
            {!isPrevented && !artefact?.hideClose && (
              <ModalBaseCloseButton
                className={`icon-button ${classes.tool}`}
                icon={<Icon name="close" size="24px" />}
                data-close
              >
                <span className="visually-hidden">{host.t('dialog.close')}</span>
              </ModalBaseCloseButton>
            )}
          </div>
          <div className={classes.body}>
            {blocks ? (
              <PageRenderer key={viewId} blocks={blocks} host={host} scope={scope} />
            ) : (
              !shown.isBroken && <DialogSkeleton />
            )}
          </div>
        </div>
      </ModalBaseContent>
    </ModalBase>
  )
}

/** Whether a list, menu or calendar is open at the focus, which Escape is for then. */
function isOpenAtFocus(): boolean {
  const at = document.activeElement
  return at?.getAttribute('aria-expanded') === 'true' || Boolean(at?.closest('[data-own-escape]'))
}
