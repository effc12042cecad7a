import type { IconName } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { Host, KnownText } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Link } from '#renderers/routes/Link.tsx'
import { Scroller } from '../../gamehall/Scroller.tsx'
import type { Look } from './Look.ts'
import classes from './Views.module.css'

type View = { view: Look['view']; link: ReturnType<typeof linkTo>; text: KnownText; icon: IconName }

const views: readonly View[] = [
  { view: 'home', link: linkTo('betting'), text: 'sportsbook.overview', icon: 'sports' },
  { view: 'live', link: linkTo('betting-live'), text: 'sportsbook.inPlay', icon: 'live' },
  { view: 'today', link: linkTo('betting-today'), text: 'sportsbook.today', icon: 'clock' },
  { view: 'coming', link: linkTo('betting-coming'), text: 'sportsbook.coming', icon: 'forward' },
  { view: 'favourites', link: linkTo('betting-favourites'), text: 'sportsbook.favourites', icon: 'star' },
]

/** The lists there are of all sports, each with an address of its own. */
export function Views({ host, view }: { host: Host; view: Look['view'] }) {
  return (
    <nav className={classes.views} aria-label={host.t('sportsbook.views')}>
      <Scroller current={view}>
        <ul>
          {views.map(({ view: one, link, text, icon }) => (
            <li key={one}>
              <Link host={host} link={link} aria-current={one === view ? 'page' : undefined}>
                <Icon name={icon} size="18px" />
                <span>{host.t(text)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Scroller>
    </nav>
  )
}
