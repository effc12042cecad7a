import type { Host } from '#renderers/host.ts'
import { Icon, isIcon } from '#renderers/pages/icons.tsx'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import classes from './CategoryNav.module.css'
import type { Choice } from './Choice.ts'
import { ChoiceLink } from './ChoiceLink.tsx'
import { categoriesAsked } from './firstQuestions.ts'
import { isPlayer } from './Likes.ts'
import { Scroller } from './Scroller.tsx'
import { useCounted } from './useCounted.ts'

type Category = { id: string | undefined; name: string; icon?: string; games_count?: number }

/** Places that are kept while nobody knows the categories. */
const unknown = 8

/** The categories as links, so that each has an address; the player's own lists stand before them. */
export function CategoryNav({ host, search, choice }: { host: Host; search: string; choice: Choice }) {
  const { tags, providers } = choice
  const { response, error } = useCounted(host, 'games.getCategories', categoriesAsked, { tags, providers })
  const categories = (response as { items: Category[] } | undefined)?.items
  const isUnknown = !categories && !error
  const own: Category[] = isPlayer(host)
    ? [
        { id: 'liked', name: host.t('gamehall.liked'), icon: 'heart' },
        { id: 'recent', name: host.t('gamehall.recent'), icon: 'clock' },
      ]
    : []
  const entries: Category[] = [
    { id: undefined, name: host.t('gamehall.all'), icon: 'games' },
    ...own,
    ...(categories ?? []),
  ]
  return (
    <nav className={classes.nav} aria-label={host.t('gamehall.categories')} aria-busy={isUnknown}>
      <Scroller current={`${choice.category} ${entries.length}`}>
        <ul>
          {entries.map(({ id, name, icon = '', games_count: count }) => (
            <li key={id ?? ''}>
              <ChoiceLink
                search={search}
                choice={{ ...choice, category: id }}
                aria-current={choice.category === id ? 'page' : undefined}
              >
                {isIcon(icon) && <Icon name={icon} size="20px" />}
                <span>{name}</span>
                {count !== undefined && <small>{String(formatValue(count, 'number', host.locale()))}</small>}
              </ChoiceLink>
            </li>
          ))}
          {isUnknown &&
            Array.from({ length: unknown }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
              <li key={at} className={classes.skeleton} aria-hidden="true" />
            ))}
        </ul>
      </Scroller>
    </nav>
  )
}
