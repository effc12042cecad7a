import { type FocusEvent, useRef, useState } from 'react'
import type { ActionScope, Host } from '#renderers/host.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { Icon } from '#renderers/pages/icons.tsx'
import { navigate } from '#renderers/routes/navigate.ts'
import { readRecent, withRecent } from '../../gamehall/recentSearches.ts'
import { useCombobox } from '../../useCombobox.ts'
import { foundOptions } from './foundOptions.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchOption } from './SearchOption.tsx'
import classes from './SportsSearch.module.css'
import { useSportsSearch } from './useSportsSearch.ts'

/** Name that the browser keeps them under. */
const RECENT_KEY = 'sports_searches'

/** Search of events and leagues as one types, in a list that opens below the field. */
export function SportsSearch({ host, scope }: { host: Host; scope: ActionScope | undefined }) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const { found, query: foundFor, error, isLoading, retry } = useSportsSearch(host, query)
  const recent = readRecent(host.facts().stored?.[RECENT_KEY])
  const options = found ? foundOptions(found, host) : []
  const isNothing = found !== undefined && options.length === 0
  const isShown = isOpen && (query === '' ? recent.length > 0 : found !== undefined || error !== undefined)

  const { field, listId, option, reset } = useCombobox({
    ...{ count: options.length, isTyped: query !== '', isLoading, isClosed: !isShown },
    onOpen: (place) => go(options[place]?.address ?? ''),
    onEscape: isShown ? () => setOpen(false) : undefined,
    onMove: () => setOpen(true),
  })
  const type = (next: string) => {
    setText(next)
    reset()
    setOpen(true)
  }
  const go = (address: string) => {
    if (query !== '')
      void host.run([{ do: 'store', key: RECENT_KEY, value: withRecent(recent, query) }], scope)
    type('')
    setOpen(false)
    navigate(address)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes what it has opened
    <div className={classes.search} onBlur={onBlur}>
      <Icon name="search" size="20px" />
      <input
        {...field}
        ref={input}
        value={text}
        maxLength={60}
        placeholder={host.t('sportsbook.search.example')}
        aria-label={host.t('sportsbook.search')}
        onFocus={() => setOpen(true)}
        onChange={(event) => type(event.target.value)}
      />
      {isLoading && <i className="turning" />}
      <div className={classes.found} hidden={!isShown} data-old={isLoading || undefined}>
        {isShown && query === '' && (
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
        <div id={listId} role="listbox" aria-label={host.t('sportsbook.events')}>
          {query !== '' &&
            options.map((one, place) => (
              <SearchOption key={one.address} option={one} role={option(place)} onGo={go} />
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
