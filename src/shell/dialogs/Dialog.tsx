import { type MouseEvent, useId, useMemo, useRef } from 'react'
import type { ActionScope } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import { useApp } from '../AppContext.ts'
import { dialogId } from '../dialogId.ts'
import classes from './Dialog.module.css'
import { DialogBanner } from './DialogBanner.tsx'
import { DialogSkeleton } from './DialogSkeleton.tsx'
import { questionOf } from './questionOf.ts'
import { useCloseOnLeaving } from './useCloseOnLeaving.ts'
import { useDialogFocus } from './useDialogFocus.ts'
import { useEscape } from './useEscape.ts'
import { useShownPopup } from './useShownPopup.ts'

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
 * One dialog: a box, on phones a sheet, or a curtain. Not a native `<dialog>`: all outside one is out of reach, also the
 * toasts above it and the lists that fields in it open beside it. Here the page is made inert instead (DialogRoot,
 * Screen).
 */
export function Dialog({ dialogKey, popup, view: wanted, isTop, ...given }: DialogProps) {
  const { isPrevented, opener, onConfirmed } = given
  const { app, host } = useApp()
  const { dialogs } = app.stores
  const shown = useShownPopup({ popup, view: wanted, data: given.data })
  const { artefact, viewId, data } = shown
  const view = viewId === undefined ? undefined : artefact?.views[viewId]
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget>(null)
  const close = () => {
    const asked = isPrevented ? undefined : questionOf(box.current)
    const isSure = asked === undefined ? undefined : host.ask(asked, {})
    if (isSure) void isSure.then((yes) => yes && dialogs.close({ key: dialogKey }))
    else dialogs.close({ key: dialogKey })
  }

  useDialogFocus(box, viewId, opener)
  useEscape(isTop, close)
  useCloseOnLeaving(artefact?.dialog === 'curtain', () => dialogs.close({ key: dialogKey }))

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
  const closeFromOverlay = (event: MouseEvent) => {
    // A press that began in the dialog, to select text say, does not close it.
    if (event.target === event.currentTarget && pressed.current === event.currentTarget) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      className={classes.overlay}
      data-dialog={artefact?.dialog ?? 'popup'}
      data-side={artefact?.side}
      inert={!isTop}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={closeFromOverlay}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles it may have support it */}
      <div
        ref={box}
        id={dialogId(popup)}
        className={classes.box}
        role={artefact?.dialog === 'confirm' ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={titleId}
        data-size={artefact?.size ?? 'small'}
        tabIndex={-1}
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
            <h2 id={titleId} className={classes.title}>
              {host.t(view?.title ?? (shown.isBroken ? 'dialog.failed' : 'dialog.loading'), scope)}
            </h2>
            {!isPrevented && !artefact?.hideClose && (
              <button type="button" className={`icon-button ${classes.tool}`} data-close onClick={close}>
                <Icon name="close" size="24px" />
                <span className="visually-hidden">{host.t('dialog.close')}</span>
              </button>
            )}
          </div>
          <div className={classes.body}>
            {view ? (
              <PageRenderer key={viewId} blocks={view.blocks} host={host} scope={scope} />
            ) : (
              !shown.isBroken && <DialogSkeleton />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
