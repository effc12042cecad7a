import type { Link as LinkTarget } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Link } from '#renderers/routes/Link.tsx'
import classes from './Crumbs.module.css'

type CrumbsProps = {
  host: Host
  /** What stands above what is seen, the outermost first; all of them lie in the sportsbook. */
  crumbs: readonly { name: string; link: LinkTarget }[]
}

/** The way from all sports to what is seen. */
export function Crumbs({ host, crumbs }: CrumbsProps) {
  const all = [{ name: host.t('sportsbook.all'), link: linkTo('betting') as LinkTarget }, ...crumbs]
  return (
    <nav className={classes.crumbs} aria-label={host.t('sportsbook.path')}>
      <ol>
        {all.map(({ name, link }) => (
          <li key={name}>
            <Link host={host} link={link}>
              {name}
            </Link>
            <Icon name="forward" size="14px" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
