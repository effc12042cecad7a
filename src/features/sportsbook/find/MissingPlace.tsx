import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { Notice } from './Notice.tsx'

/** Where an address leads to no sport and no league. */
export function MissingPlace({ host }: { host: Host }) {
  return (
    <Notice host={host} icon="search" heading="sportsbook.missing.title" text="sportsbook.missing.text">
      <Link host={host} link={linkTo('betting')}>
        {host.t('sportsbook.event.back')}
      </Link>
    </Notice>
  )
}
