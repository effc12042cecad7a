import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ActionScope, Host } from '#renderers/host.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { Icon } from '#renderers/pages/icons.tsx'
import { navigate } from '#renderers/routes/navigate.ts'
import { readRecent, withRecent } from '../../gamehall/recentSearches.ts'
import { foundOptions } from './foundOptions.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchOption } from './SearchOption.tsx'
import classes from './SportsSearch.module.css'
import { useSportsSearch } from './useSportsSearch.ts'

/** Name that the browser keeps them under. */
const RECENT_KEY = 'sports_searches'

/**
 * Search as one types (ARIA authoring practices, combobox with a list): arrows choose, Enter opens, Escape closes, and whatever is
 * chosen the words stay where they are typed.
 */
export function SportsSearch({ host, scope }: { host: Host; scope: ActionScope | undefined }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const { found, query: foundFor, error, isLoading, retry } = useSportsSearch(host, query)
  const recent = readRecent(host.facts().stored?.[RECENT_KEY])
  const options = found ? foundOptions(found, host) : []
  const isNothing = found !== undefined && options.length === 0
  const isShown = isOpen && (query === '' ? recent.length > 0 : found !== undefined || error !== undefined)

  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  const type = (next: string) => {
    setText(next)
    setAt(-1)
    setOpen(true)
  }
  const go = (address: string) => {
    if (query !== '')
      void host.run([{ do: 'store', key: RECENT_KEY, value: withRecent(recent, query) }], scope)
    type('')
    setOpen(false)
    navigate(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const chosen = options[Math.max(at, 0)]
    if (event.key === 'Enter' && chosen && !isLoading) go(chosen.address)
    else if (event.key === 'ArrowDown') setAt(at + 1 < options.length ? at + 1 : 0)
    else if (event.key === 'ArrowUp') setAt(at > 0 ? at - 1 : options.length - 1)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else return
    setOpen(event.key !== 'Escape' && event.key !== 'Enter')
    event.preventDefault()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes what it has opened
    <div className={classes.search} onBlur={onBlur}>
      <Icon name="search" size="20px" />
      <input
        ref={input}
        type="search"
        role="combobox"
        value={text}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={host.t('sportsbook.search.example')}
        aria-label={host.t('sportsbook.search')}
        aria-expanded={isShown && options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 && at < options.length ? `${id}-${at}` : undefined}
        onFocus={() => setOpen(true)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isLoading && <i className="turning" />}
      <div className={classes.found} hidden={!isShown} data-old={isLoading || undefined}>
        {query === '' && recent.length > 0 && (
          <RecentSearches
            host={host}
            recent={recent}
            onForget={() => void host.run([{ do: 'forget', key: RECENT_KEY }], scope)}
            onChoose={(words) => {
              type(words)
              input.current?.focus()
            }}
          />
        )}
        {error && <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} />}
        {isNothing && query !== '' && (
          <p>{host.t({ key: 'sportsbook.search.nothing', args: { query: foundFor ?? query } })}</p>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={host.t('sportsbook.events')}>
          {query !== '' &&
            options.map((option, place) => (
              <SearchOption
                key={option.address}
                id={`${id}-${place}`}
                option={option}
                isChosen={place === at}
                onGo={go}
              />
            ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isShown &&
          !isLoading &&
          found &&
          host.t({ key: 'sportsbook.search.count', args: { count: options.length } })}
      </p>
    </div>
  )
}
