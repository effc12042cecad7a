import type { IconName } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import { Icon, isIcon } from '#renderers/pages/icons.tsx'
import classes from './CategoryNav.module.css'
import type { Choice } from './Choice.ts'
import { ChoiceLink } from './ChoiceLink.tsx'
import { isPlayer } from './Likes.ts'
import { Scroller } from './Scroller.tsx'
import { useKept } from './useKept.ts'

type Category = { id: string; name: string; icon?: string; games_count?: number }

type Entry = { id: string | undefined; name: string; icon?: IconName; count?: number }

/** Places that are kept while nobody knows the categories. */
const unknown = 8

/** The categories as links, so that each has an address; the player's own lists stand before them. */
export function CategoryNav({ host, search, choice }: { host: Host; search: string; choice: Choice }) {
  const { response, error } = useKept(host, 'games.getCategories', { fields: ['games_count', 'icon'] })
  const categories = (response as { items: Category[] } | undefined)?.items
  const own: Entry[] = isPlayer(host)
    ? [
        { id: 'liked', name: host.t('gamehall.liked'), icon: 'heart' },
        { id: 'recent', name: host.t('gamehall.recent'), icon: 'clock' },
      ]
    : []
  const entries: Entry[] = [
    { id: undefined, name: host.t('gamehall.all'), icon: 'games' },
    ...own,
    ...(categories ?? []).map(({ id, name, icon, games_count }) => ({
      id,
      name,
      icon: icon !== undefined && isIcon(icon) ? icon : undefined,
      count: games_count,
    })),
  ]
  return (
    <nav className={classes.nav} aria-label={host.t('gamehall.categories')} aria-busy={!categories && !error}>
      <Scroller current={`${choice.category} ${entries.length}`}>
        <ul>
          {entries.map(({ id, name, icon, count }) => (
            <li key={id ?? ''}>
              <ChoiceLink
                search={search}
                choice={{ ...choice, category: id }}
                aria-current={choice.category === id ? 'page' : undefined}
              >
                {icon && <Icon name={icon} size="20px" />}
                <span>{name}</span>
                {count !== undefined && <small>{count.toLocaleString(host.locale())}</small>}
              </ChoiceLink>
            </li>
          ))}
          {!categories &&
            !error &&
            Array.from({ length: unknown }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
              <li key={at} className={classes.skeleton} aria-hidden="true" />
            ))}
        </ul>
      </Scroller>
    </nav>
  )
}
