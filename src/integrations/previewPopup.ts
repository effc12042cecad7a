import type { Host } from '#renderers/host.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { withQuery } from '../actions/withQuery.ts'
import type { App } from '../boot/App.ts'

/**
 * Shows the campaign popup that the query names, whoever it is for and whether it runs (product document, section 2:
 * query flags). Only one of the live release, and only a campaign popup, so that an address made by somebody else can
 * show nothing that the site would not show by itself.
 */
export async function previewPopup(app: App, host: Host): Promise<void> {
  const id = new URLSearchParams(location.search).get('popup') ?? ''
  if (!host.hasArtefact(`popup/${id}`)) return
  const popup = await app.stores.content.want(`popup/${id}`)
  if (popup?.kind !== 'popup' || !popup.campaign || host.facts().session.is_self_excluded === true) return
  app.stores.dialogs.open(id, {
    onClosed: () => navigate(withQuery({ ...pick(location), hash: '' }, { popup: '' }), { replace: true }),
  })
}

const pick = ({ pathname, search }: Location) => ({ pathname, search })
