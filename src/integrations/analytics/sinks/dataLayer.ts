import type { MakeSink } from '../Sink.ts'

/** The list that tag managers read; made where there is none. */
export function dataLayer(): unknown[] {
  const page = globalThis as { dataLayer?: unknown }
  if (!Array.isArray(page.dataLayer)) page.dataLayer = []
  return page.dataLayer as unknown[]
}

export const createDataLayerSink: MakeSink<'data_layer'> = () => ({
  track({ event, params, common }) {
    dataLayer().push({ event, ...common, ...params })
  },
  identify(uid) {
    dataLayer().push({ user_id: String(uid) })
  },
  anonymise() {
    dataLayer().push({ user_id: undefined })
  },
})
