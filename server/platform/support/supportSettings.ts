import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/** Which chat the site shows, as its definition says. */
export function supportSettings({ live }: { live: LiveSite }) {
  return {
    async 'support.getsettings'() {
      const { chat = null, config = {} } = live.site().support ?? {}
      const configs = Object.entries(config).map(([provider, settings]) => [provider, { ...settings }])
      return { chat, config: Object.fromEntries(configs) }
    },
  } satisfies Handlers
}
