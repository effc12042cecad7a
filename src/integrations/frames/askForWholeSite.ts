import type { App } from '../../boot/App.ts'
import { tellParent } from './tellParent.ts'

/**
 * Asks the page that embeds this one to open the whole site at its registration, where a frame is not enough (product
 * document, section 2, "Frame messages").
 * @param back address within the site that it leads back to afterwards
 */
export function askForWholeSite(app: App, back = '/'): void {
  const url = app.localised(`/?show_popup_reg=1&backUrl=${encodeURIComponent(back)}`)
  tellParent(app.site(), { type: 'redirect', url })
}
