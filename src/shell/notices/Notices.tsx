import '#renderers/theme/mantine.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { createNotificationsStore, Notifications, showNotification } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import type { Toast } from '../../stores/createToastStore.ts'
import { useApp } from '../AppContext.ts'
import { describeNotice } from './describeNotice.tsx'
import classes from './Notices.module.css'
import { useClearOfClose } from './useClearOfClose.ts'

/** The notices of one live region, drawn in it: Mantine's own place for them would be an alert for each, urgent or not. */
export function Notices({ toasts }: { toasts: readonly Toast[] }) {
  const { app } = useApp()
  const [store] = useState(createNotificationsStore)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // One that is there already is not shown again.
    for (const toast of toasts) showNotification(describeNotice(toast, app.stores.toasts, store), store)
  }, [app, store, toasts])
  useForgetOutage()
  useClearOfClose(box, toasts.length > 0)
  return (
    <div ref={box}>
      <Notifications
        store={store}
        withinPortal={false}
        // From above, which is the same in both directions of reading.
        position="top-center"
        notificationMaxHeight={480}
        classNames={{ root: classes.stack, notification: classes.toast }}
      />
    </div>
  )
}

/** With a connection again, what said that no answer came is true no more. */
function useForgetOutage() {
  const { app, host } = useApp()
  useEffect(() => {
    const forget = () => {
      const { state, remove } = app.stores.toasts
      const gone = host.failureText({ type: 'NetworkError', message: '', invalidParameters: {} })
      for (const { key, text } of state.toasts) if (text() === gone) remove(key)
    }
    addEventListener('online', forget)
    return () => removeEventListener('online', forget)
  }, [app, host])
}
