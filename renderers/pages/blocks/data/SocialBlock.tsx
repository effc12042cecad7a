import { useState } from 'react'
import type { SocialItem } from '#generated/grammar/types.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import classes from './SocialBlock.module.css'

/** Buttons of the services that are offered here; one sign-in at a time. */
export function SocialBlock({ props, host, scope }: BlockView<'social'>) {
  const { for: purpose, label, requires } = props
  const [busy, setBusy] = useState<string>()
  const services = offeredServices(host.facts().site)
  if (services.length === 0) return null

  const act = async (service: string) => {
    // Asked before anything else: a browser lets a window open only in the moment of the press.
    if (requires !== undefined && scope?.check?.(requires) === false) return
    setBusy(service)
    try {
      await host.run([{ do: 'social', service, for: purpose }], scope)
    } finally {
      setBusy((now) => (now === service ? undefined : now))
    }
  }
  const waitingFor = services.find(({ service }) => service === busy)?.name
  return (
    <div className={classes.social}>
      {label && <p className={classes.label}>{host.t(label, scope)}</p>}
      <div className={classes.buttons}>
        {services.map(({ id, name, icon, service }) => (
          <button
            key={id}
            type="button"
            className={classes.button}
            aria-busy={busy === service}
            onClick={() => {
              act(service).catch((error: unknown) => host.report(error, `social ${service}`))
            }}
          >
            <Icon name={icon} />
            <span>{host.t({ key: 'page.social.continue', args: { name } }, scope)}</span>
          </button>
        ))}
      </div>
      <p className={classes.status} role="status">
        {waitingFor !== undefined &&
          host.t({ key: 'page.social.waiting', args: { name: waitingFor } }, scope)}
      </p>
    </div>
  )
}

/** The app has left out those that nobody configured. */
function offeredServices(site: Record<string, unknown>): SocialItem[] {
  const auth = site.auth as { socials?: SocialItem[] } | undefined
  return auth?.socials ?? []
}
