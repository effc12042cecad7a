import type { BlockProps } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { navigate } from '#renderers/routes/navigate.ts'
import { tagsOf } from './askedOf.ts'
import { type Choice, toggled, writeChoice } from './Choice.ts'
import { Chosen, type ChosenWord } from './Chosen.tsx'
import { FilterPanel, type FilterWord } from './FilterPanel.tsx'
import { providersAsked } from './firstQuestions.ts'
import classes from './HallTools.module.css'
import { useCounted } from './useCounted.ts'

type Part = 'providers' | 'tags'
type Provider = { sysname: string; name?: string; games_count?: number }

type HallToolsProps = {
  host: Host
  scope: ActionScope | undefined
  props: BlockProps['gamehall']
  search: string
  choice: Choice
  total: number | undefined
}

/** Search, filters and order, and how many games there are. What is chosen stands in the address: back takes it off again. */
export function HallTools({ host, scope, props, search, choice, total }: HallToolsProps) {
  const { sorts = [], tags = [] } = props
  const { response, isLoading } = useCounted(host, 'games.getProviders', providersAsked, {
    tags: tagsOf(choice),
  })
  const makers: FilterWord[] = ((response as { items: Provider[] } | undefined)?.items ?? []).map(
    ({ sysname, name = sysname, games_count }) => ({ id: sysname, name, count: games_count }),
  )
  const topics: FilterWord[] = tags.map(({ tag, label }) => ({ id: tag, name: host.t(label, scope) }))
  const choose = (change: Partial<Choice>) =>
    navigate(location.pathname + writeChoice(search, { ...choice, ...change }), { stay: true })
  const toggle = (part: Part) => (id: string) => choose({ [part]: toggled(choice[part], id) })
  const filter = (part: Part, words: FilterWord[]) => (
    <FilterPanel
      host={host}
      label={host.t(`gamehall.${part}`)}
      words={words}
      chosen={choice[part]}
      onToggle={toggle(part)}
    />
  )
  const chosen = (part: Part, words: FilterWord[]): ChosenWord[] =>
    choice[part].map((id) => ({
      id: `${part} ${id}`,
      name: words.find((word) => word.id === id)?.name ?? id,
      remove: () => toggle(part)(id),
    }))
  return (
    <div className={classes.tools}>
      <div className={classes.bar}>
        {props.search !== undefined && (
          <button
            type="button"
            className={classes.search}
            onClick={() => void host.run([{ do: 'open', popup: props.search ?? '' }], scope)}
          >
            <Icon name="search" size="20px" />
            <span>{host.t('gamehall.search')}</span>
          </button>
        )}
        {/* Its place is kept while nobody knows the makers: what is below must not move. */}
        {(makers.length > 0 || isLoading) && filter('providers', makers)}
        {topics.length > 0 && filter('tags', topics)}
        {sorts.length > 0 && choice.category !== 'recent' && (
          <label className={classes.sort}>
            <span className="visually-hidden">{host.t('gamehall.sort')}</span>
            <select
              value={choice.sort ?? ''}
              onChange={(event) => choose({ sort: event.target.value || undefined })}
            >
              <option value="">{host.t('gamehall.sort.usual')}</option>
              {sorts.map(({ sort, label }) => (
                <option key={sort} value={sort}>
                  {host.t(label, scope)}
                </option>
              ))}
            </select>
            <Icon name="down" size="16px" />
          </label>
        )}
        <p className={classes.count} role="status">
          {total !== undefined && host.t({ key: 'gamehall.count', args: { count: total } })}
        </p>
      </div>
      <Chosen
        host={host}
        words={[...chosen('providers', makers), ...chosen('tags', topics)]}
        onClear={() => choose({ providers: [], tags: [] })}
      />
    </div>
  )
}
