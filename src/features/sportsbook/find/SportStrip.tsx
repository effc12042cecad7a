import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { Scroller } from '../../gamehall/Scroller.tsx'
import { SportMark } from '../marks/SportMark.tsx'
import { Counts } from './Counts.tsx'
import type { Look } from './Look.ts'
import { findTournament, type Tree } from './useTree.ts'
import classes from './Views.module.css'

/** Places that are kept while nobody knows the sports. */
const unknown = 6

/** The sports in a row, where there is no room for the tree. */
export function SportStrip({ host, tree, look }: { host: Host; tree: Tree | undefined; look: Look }) {
  const current = look.sport ?? findTournament(tree, look.tournament)?.sport.id
  return (
    <nav className={classes.views} aria-label={host.t('sportsbook.sports')} aria-busy={!tree}>
      <Scroller current={`${current} ${tree?.sports.length}`}>
        <ul>
          {tree?.sports.map(({ id, name, live, coming }) => (
            <li key={id}>
              <Link
                host={host}
                link={linkTo('betting-sport', { id: String(id) })}
                aria-current={id === current ? 'page' : undefined}
              >
                <SportMark sport={id} size="20px" />
                <span>{name}</span>
                <Counts host={host} live={live} coming={coming} />
              </Link>
            </li>
          ))}
          {!tree &&
            Array.from({ length: unknown }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
              <li key={at} className={classes.place} aria-hidden="true" />
            ))}
        </ul>
      </Scroller>
    </nav>
  )
}
