import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { Notice } from '../find/Notice.tsx'

/** Where an address leads to no event. */
export function MissingEvent({ host }: { host: Host }) {
  return (
    <Notice
      host={host}
      icon="search"
      heading="sportsbook.event.missing.title"
      text="sportsbook.event.missing.text"
    >
      <Link host={host} link={linkTo('betting')}>
        {host.t('sportsbook.event.back')}
      </Link>
    </Notice>
  )
}
