import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import type { SocialReturn } from './SocialReturn.ts'

/** Does what the site says is done when somebody comes back from a service; /response also has its proper name. */
export async function afterReturn(app: App, host: Host, returned: SocialReturn): Promise<void> {
  const { socials = [], afterSocial = [] } = app.site().auth
  const name = socials.find(({ service }) => service === returned.service)?.name
  // An address that somebody made up names no service of ours.
  if (name === undefined) return
  await host.run(afterSocial, { response: { ...returned, name } })
}
