import type { ReactNode } from 'react'
import type { Link as LinkTarget } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '../host.ts'
import { Link } from '../routes/Link.tsx'
import classes from './TitleLink.module.css'

type Props = { host: Host; scope?: ActionScope; link: LinkTarget | undefined; children: ReactNode }

/** Words of a title, which lead to its page where the site has its titles clickable. */
export function TitleLink({ host, scope, link, children }: Props) {
  const { functional } = host.facts().site as { functional?: { clickableTitles?: boolean } }
  if (!link || functional?.clickableTitles !== true) return children
  return (
    <Link className={classes.title} host={host} link={link} scope={scope}>
      {children}
    </Link>
  )
}
