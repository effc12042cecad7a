import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { linkTo } from '#generated/routes.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { Icon } from '#renderers/pages/icons.tsx'
import { isPlainClick } from '#renderers/routes/isPlainClick.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { type Game, gameFields, gameName } from './Game.ts'
import { GameCover } from './GameCover.tsx'
import classes from './GameSearch.module.css'
import { RECENT_KEY, readRecent, withRecent } from './recentSearches.ts'
import { useGameSearch } from './useGameSearch.ts'
import { useKept } from './useKept.ts'

/** Games that are shown at most, and that are offered where nothing was looked for. */
const usual = 20
const offered = 8

/**
 * Search as one types (ARIA authoring practices, combobox with a list): arrows choose, Enter opens, and whatever is
 * chosen the words stay where they are typed.
 */
export function GameSearch({ props, host, scope }: BlockView<'game-search'>) {
  const { size = usual, category } = props
  useHostVersion(host)
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const id = useId()
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

  // The one that is chosen is seen, however long the list is.
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  const type = (next: string) => {
    setText(next)
    setAt(-1)
  }
  const open = (game: Game) => {
    const address = addressOf(game)
    if (address === undefined) return
    if (query !== '')
      void host.run([{ do: 'store', key: RECENT_KEY, value: withRecent(recent, query) }], scope)
    scope?.close?.(true)
    navigate(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const chosen = games[at < 0 && query !== '' ? 0 : at]
    if (event.key === 'Enter' && chosen && !isLoading) open(chosen)
    else if (event.key === 'ArrowDown') setAt(at + 1 < games.length ? at + 1 : 0)
    else if (event.key === 'ArrowUp') setAt(at > 0 ? at - 1 : games.length - 1)
    // The list is always there and has no closing of its own, which a dialog would leave the key to.
    else if (event.key === 'Escape' && scope?.close) scope.close(false)
    else return
    event.preventDefault()
  }
  return (
    <div className={classes.search}>
      <div className={classes.field}>
        <Icon name="search" size="20px" />
        <input
          ref={input}
          type="search"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type
          autoFocus
          value={text}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={host.t('gamehall.search.example')}
          aria-label={host.t('gamehall.search')}
          aria-expanded={games.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 && at < games.length ? `${id}-${at}` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
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
        id={`${id}-list`}
        role="listbox"
        className={classes.list}
        aria-label={host.t('gamehall.games')}
        data-old={isLoading || undefined}
      >
        {games.map((game, place) => (
          <a
            key={game.sysname}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
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
