import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { agreed } from './consent.ts'
import { envelopeOf, type Fault } from './envelopeOf.ts'
import { plainPath } from './plainPath.ts'
import { randomHex } from './randomHex.ts'
import { send } from './send.ts'

/** Reports of one page at most: what fails again and again has been told by then. */
const most = 20

/** Reports faults of this page to who collects them for the site, each once: those that nobody caught, and those that players were spared. */
export function reportFaults(app: App, host: Host): void {
  const told = new Set<string>()

  function tell({ error, where }: Fault): void {
    const { errors } = app.site().analytics ?? {}
    if (!errors || (errors.purpose !== undefined && !agreed(app).includes(errors.purpose))) return
    const fault = `${where} ${error}`
    if (told.has(fault) || told.size >= most) return
    told.add(fault)
    const { origin, pathname, username } = new URL(errors.dsn)
    const at = pathname.lastIndexOf('/')
    const url = `${origin}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`
    const envelope = envelopeOf(
      { error, where },
      {
        id: randomHex(32),
        at: Date.now() / 1000,
        release: app.stores.content.state.release,
        environment: errors.environment,
        page: host.facts().route.name ?? '',
        path: plainPath(location.pathname),
        locale: host.locale(),
      },
    )
    send(`${url}?sentry_key=${username}&sentry_version=7`, envelope, { 'content-type': 'text/plain' })
  }

  // What is reported in production goes no further than this, and costs the first screen nothing.
  const { report } = host
  host.report = (error, where) => {
    report(error, where)
    tell({ error, where })
  }
  addEventListener('error', ({ error, message }) => tell({ error: error ?? message, where: 'window' }))
  addEventListener('unhandledrejection', ({ reason }) => tell({ error: reason, where: 'promise' }))
}
