import type { MakeSink } from '../Sink.ts'
import { send } from '../send.ts'

/** Plausible's events API, which knows no visitors and keeps nothing in the browser. */
export const createPlausibleSink: MakeSink<'plausible'> = ({ url, domain }) => ({
  track({ event, params, common, url: page }) {
    const props = { ...common, ...params }
    const name = event === 'page_view' ? 'pageview' : event
    // As plain text, so that no question goes before it.
    send(url, JSON.stringify({ n: name, u: page, d: domain, r: null, p: props }), {
      'content-type': 'text/plain',
    })
  },
})
