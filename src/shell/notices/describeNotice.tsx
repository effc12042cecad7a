import { type NotificationData, type NotificationsStore, updateNotification } from '@mantine/notifications'
import type { IconName } from '#generated/grammar/types.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import type { Toast, ToastStore } from '../../stores/createToastStore.ts'
import classes from './Notices.module.css'
import { CloseText, NoticeText } from './NoticeText.tsx'

const icons = { info: 'info', success: 'success', warning: 'alert', error: 'alert' } satisfies Record<
  Toast['tone'],
  IconName
>

/**
 * A notice as Mantine takes it. It goes after its time, which begins anew after the notice was pointed at, or had the
 * focus.
 */
export function describeNotice(
  toast: Toast,
  toasts: ToastStore,
  store: NotificationsStore,
): NotificationData {
  const id = `notice-${toast.key}`
  const keepFor = (autoClose: number | false) =>
    updateNotification({ id, autoClose } as NotificationData, store)
  return {
    id,
    message: <NoticeText toast={toast} />,
    icon: toast.image ? (
      <img className={classes.image} src={toast.image} alt="" width={40} height={40} />
    ) : (
      <Icon name={toast.icon ?? icons[toast.tone]} size="24px" />
    ),
    autoClose: toast.time,
    onClose: () => toasts.remove(toast.key),
    onFocusCapture: () => keepFor(false),
    onBlurCapture: () => keepFor(toast.time),
    // The region around it is what is announced.
    role: 'presentation',
    attributes: { root: { 'data-tone': toast.tone } },
    classNames: { icon: classes.icon, body: classes.body, description: classes.text },
    closeButtonProps: {
      className: classes.close,
      icon: <Icon name="close" size="20px" />,
      children: <CloseText />,
    },
  }
}
