import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { Icon } from '#renderers/pages/icons.tsx'
import { isPlainClick } from '#renderers/routes/isPlainClick.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import shared from '../gamehall/GameSearch.module.css'
import { SportMark } from '../sportsbook/marks/SportMark.tsx'
import classes from './SiteSearch.module.css'
import { useGroups } from './useGroups.ts'

/**
 * Search of the whole site as one types (ARIA authoring practices, combobox with a list in groups): arrows choose, Enter opens,
 * and whatever is chosen the words stay where they are typed.
 */
export function SiteSearch({ props, host, scope }: BlockView<'site-search'>) {
  useHostVersion(host)
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const id = useId()
  const query = text.trim()
  const { groups, isLoading, error, retry } = useGroups({ props, host, scope }, query)
  const options = groups.flatMap((group) => group.options)
  const isNothing = query !== '' && options.length === 0 && !isLoading && !error

  // The one that is chosen is seen, however long the list is.
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  const open = (address: string) => {
    scope?.close?.(true)
    navigate(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const chosen = options[at < 0 && query !== '' ? 0 : at]
    // What was chosen by hand is meant, whatever is still on its way.
    if (event.key === 'Enter' && chosen && (at >= 0 || !isLoading)) open(chosen.address)
    else if (event.key === 'ArrowDown') setAt(at + 1 < options.length ? at + 1 : 0)
    else if (event.key === 'ArrowUp') setAt(at > 0 ? at - 1 : options.length - 1)
    // The list is always there and has no closing of its own, which a dialog would leave the key to.
    else if (event.key === 'Escape' && scope?.close) scope.close(false)
    else return
    event.preventDefault()
  }
  return (
    <div className={shared.search}>
      <div className={shared.field}>
        <Icon name="search" size="20px" />
        <input
          type="search"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type
          autoFocus
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={host.t('search.example')}
          aria-label={host.t('search.label')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 && at < options.length ? `${id}-${at}` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setAt(-1)
          }}
          onKeyDown={onKeyDown}
        />
        {isLoading && <i className="turning" />}
      </div>
      {error && <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} />}
      {isNothing && (
        <p className={shared.nothing}>
          <strong>{host.t({ key: 'search.nothing', args: { query } })}</strong>{' '}
          <span>{host.t('search.nothing.text')}</span>
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        className={`${shared.list} ${classes.list}`}
        aria-label={host.t('search.label')}
        data-old={isLoading || undefined}
      >
        {groups.map(({ title, options: found }) => (
          <fieldset key={title} aria-labelledby={`${id}-${title}`}>
            <h3 id={`${id}-${title}`} role="presentation">
              {host.t(title)}
            </h3>
            {found.map((option) => {
              const place = options.indexOf(option)
              return (
                <a
                  key={option.address}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  tabIndex={-1}
                  href={option.address}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    open(option.address)
                  }}
                >
                  {'sport' in option.mark ? (
                    <SportMark sport={option.mark.sport} size="20px" />
                  ) : (
                    <Icon name={option.mark.icon} size="20px" />
                  )}
                  <span>
                    <b>{option.name}</b>
                    {option.of && <small>{option.of}</small>}
                  </span>
                </a>
              )
            })}
          </fieldset>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {query !== '' && !isLoading && host.t({ key: 'search.count', args: { count: options.length } })}
      </p>
    </div>
  )
}
