import type { MakeSink } from '../Sink.ts'

/** The platform of the site itself. */
export const createOwnSink: MakeSink<'own'> = (_, { app }) => ({
  track({ event, params, common, url }) {
    const event_params = JSON.stringify({ ...common, ...params, location: new URL(url).pathname })
    void app.call('events.handle', { event_name: event, event_params })
  },
})
