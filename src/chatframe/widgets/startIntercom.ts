import { hide, Intercom, onHide, onShow, shutdown, update } from '@intercom/messenger-js-sdk'
import type { StartWidget } from '../ChatWidget.ts'
import { waitFor } from '../waitFor.ts'

export const startIntercom: StartWidget<'intercom'> = async ({ config, locale, who, opened, closed }) => {
  const { appId, region = 'us' } = config
  Intercom({
    app_id: appId,
    region,
    language_override: locale,
    ...(who && {
      user_id: who.uid,
      ...(who.first_name && { name: who.first_name }),
      ...(who.email && { email: who.email }),
      ...(who.signature !== undefined && { user_hash: who.signature }),
    }),
  })
  onShow(opened)
  onHide(closed)
  // Until it is there, what is asked of it is kept in a list.
  await waitFor(() => window.Intercom !== undefined && !('q' in window.Intercom))
  return {
    show: () => update({ hide_default_launcher: false }),
    hide: () => {
      hide()
      update({ hide_default_launcher: true })
    },
    leave: shutdown,
  }
}
