import { createWidget } from '@livechat/widget-core'
import type { StartWidget } from '../ChatWidget.ts'

/** How long its script may take, ms. */
const PATIENCE = 5000

export const startLiveChat: StartWidget<'livechat'> = ({ config, locale, who, opened, closed }) =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('LiveChat has not come')), PATIENCE)
    const widget = createWidget({
      license: config.license,
      ...(config.group !== undefined && { group: config.group }),
      ...(who?.first_name && { customerName: who.first_name }),
      ...(who?.email && { customerEmail: who.email }),
      sessionVariables: { ...(who && { uid: who.uid }), locale },
      visibility: 'minimized',
      onVisibilityChanged: ({ visibility }) => (visibility === 'maximized' ? opened() : closed()),
      onReady() {
        clearTimeout(late)
        resolve({
          show: () => widget.updateVisibility('minimized'),
          hide: () => widget.updateVisibility('hidden'),
          // There is no signing out: it starts anew.
          leave: () => widget.destroy(),
        })
      },
    })
    widget.init()
  })
