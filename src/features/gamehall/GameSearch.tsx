import { useRef, useState } from 'react'
import { linkTo } from '#generated/routes.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { Icon } from '#renderers/pages/icons.tsx'
import { isPlainClick } from '#renderers/routes/isPlainClick.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { useCombobox } from '../useCombobox.ts'
import { type Game, gameFields, gameName } from './Game.ts'
import { GameCover } from './GameCover.tsx'
import classes from './GameSearch.module.css'
import { RECENT_KEY, readRecent, withRecent } from './recentSearches.ts'
import { useGameSearch } from './useGameSearch.ts'
import { useKept } from './useKept.ts'

/** Games that are shown at most, and that are offered where nothing was looked for. */
const usual = 20
const offered = 8

/** Search of games as one types. */
export function GameSearch({ props, host, scope }: BlockView<'game-search'>) {
  const { size = usual, category } = props
  useHostVersion(host)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const { games: found, query: foundFor, error, isLoading, retry } = useGameSearch(host, query, size)
  const recent = readRecent(host.facts().stored?.[RECENT_KEY])
  const { response } = useKept(host, 'games.get', {
    ...(category === undefined ? { sort: 'popular' } : { tags: [category] }),
    count: offered,
    fields: gameFields,
  })
  const popular = (response as { items: Game[] } | undefined)?.items ?? []
  const isNothing = query !== '' && found?.length === 0
  const games = query === '' || isNothing ? popular : (found ?? [])
  const addressOf = ({ sysname }: Game) => host.href(linkTo('game-sysname', { sysname }))

  const { close } = scope ?? {}
  const { field, listId, option, reset } = useCombobox({
    ...{ count: games.length, isTyped: query !== '', isLoading },
    onOpen: (place) => open(games[place]),
    // The list is always there and has no closing of its own, which a dialog would leave the key to.
    onEscape: close && (() => close(false)),
  })
  const type = (next: string) => {
    setText(next)
    reset()
  }
  const open = (game: Game | undefined) => {
    const address = game && addressOf(game)
    if (address === undefined) return
    if (query !== '')
      void host.run([{ do: 'store', key: RECENT_KEY, value: withRecent(recent, query) }], scope)
    scope?.close?.(true)
    navigate(address)
  }
  return (
    <div className={classes.search}>
      <div className={classes.field}>
        <Icon name="search" size="20px" />
        <input
          {...field}
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type
          autoFocus
          value={text}
          maxLength={100}
          placeholder={host.t('gamehall.search.example')}
          aria-label={host.t('gamehall.search')}
          onChange={(event) => type(event.target.value)}
        />
        {isLoading && <i className="turning" />}
      </div>
      {query === '' && recent.length > 0 && (
        <div className={classes.recent}>
          <h3>{host.t('gamehall.search.recent')}</h3>
          <button
            type="button"
            data-quiet=""
            onClick={() => void host.run([{ do: 'forget', key: RECENT_KEY }], scope)}
          >
            {host.t('gamehall.search.forget')}
          </button>
          <ul>
            {recent.map((words) => (
              <li key={words}>
                <button
                  type="button"
                  onClick={() => {
                    type(words)
                    input.current?.focus()
                  }}
                >
                  <Icon name="clock" size="16px" />
                  <span>{words}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {error && <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} />}
      {isNothing && (
        <p className={classes.nothing}>
          <strong>{host.t({ key: 'gamehall.search.nothing', args: { query: foundFor ?? query } })}</strong>{' '}
          <span>{host.t('gamehall.search.nothing.text')}</span>
        </p>
      )}
      {(query === '' || isNothing) && games.length > 0 && <h3>{host.t('gamehall.search.popular')}</h3>}
      <div
        id={listId}
        role="listbox"
        className={classes.list}
        aria-label={host.t('gamehall.games')}
        data-old={isLoading || undefined}
      >
        {games.map((game, place) => (
          <a
            key={game.sysname}
            {...option(place)}
            href={addressOf(game)}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              open(game)
            }}
          >
            <span className={classes.cover}>
              <GameCover game={game} layout="horizontal" sizes="84px" />
            </span>
            <span className={classes.words}>
              <b>{gameName(game)}</b>
              <small>{game.provider_name ?? game.provider}</small>
            </span>
          </a>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {!isLoading &&
          found &&
          query !== '' &&
          host.t({ key: 'gamehall.count', args: { count: found.length } })}
      </p>
    </div>
  )
}
