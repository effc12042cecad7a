import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import type { SocialReturn } from './SocialReturn.ts'

/** Does what the site says is done when somebody comes back from a service. */
export async function afterReturn(app: App, host: Host, returned: SocialReturn): Promise<void> {
  await host.run(app.site().auth.afterSocial ?? [], { response: returned })
}
