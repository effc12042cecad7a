import type { MakeSink } from '../Sink.ts'
import { send } from '../send.ts'

/** Matomo's tracking API: a page view by its action_name, everything else as an event of its page. */
export const createMatomoSink: MakeSink<'matomo'> = ({ url, site }, { visitor, renewVisitor }) => ({
  track({ event, params, common, url: page }) {
    const { amount, page: name, ...others } = params
    const isView = event === 'page_view'
    const said = Object.entries(others).map(([key, value]) => `${key}=${value}`)
    const query = new URLSearchParams({
      idsite: String(site),
      rec: '1',
      apiv: '1',
      url: page,
      _id: visitor().slice(0, 16),
      rand: String(Math.random()).slice(2),
      send_image: '0',
      lang: String(common.locale ?? ''),
      ...(isView && { action_name: String(name ?? event) }),
      ...(!isView && { e_c: 'site', e_a: event, ...(said.length > 0 && { e_n: said.join(' ') }) }),
      ...(!isView && amount !== undefined && { e_v: String(amount) }),
    })
    send(url, String(query), { 'content-type': 'application/x-www-form-urlencoded' })
  },
  anonymise: renewVisitor,
})
