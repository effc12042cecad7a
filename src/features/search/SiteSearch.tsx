import { useId, useState } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { Icon } from '#renderers/pages/icons.tsx'
import { isPlainClick } from '#renderers/routes/isPlainClick.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import shared from '../gamehall/GameSearch.module.css'
import { SportMark } from '../sportsbook/marks/SportMark.tsx'
import { useCombobox } from '../useCombobox.ts'
import classes from './SiteSearch.module.css'
import { useGroups } from './useGroups.ts'

/** Search of the whole site as one types, with what is found in groups. */
export function SiteSearch({ props, host, scope }: BlockView<'site-search'>) {
  useHostVersion(host)
  const [text, setText] = useState('')
  const id = useId()
  const query = text.trim()
  const { groups, isLoading, error, retry } = useGroups({ props, host, scope }, query)
  const options = groups.flatMap((group) => group.options)
  const isNothing = query !== '' && options.length === 0 && !isLoading && !error

  const open = (address: string) => {
    scope?.close?.(true)
    navigate(address)
  }
  const { close } = scope ?? {}
  const { field, listId, option, reset } = useCombobox({
    ...{ count: options.length, isTyped: query !== '', isLoading },
    onOpen: (place) => open(options[place]?.address ?? ''),
    // The list is always there and has no closing of its own, which a dialog would leave the key to.
    onEscape: close && (() => close(false)),
  })
  return (
    <div className={shared.search}>
      <div className={shared.field}>
        <Icon name="search" size="20px" />
        <input
          {...field}
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type
          autoFocus
          value={text}
          maxLength={60}
          placeholder={host.t('search.example')}
          aria-label={host.t('search.label')}
          onChange={(event) => {
            setText(event.target.value)
            reset()
          }}
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
        id={listId}
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
            {found.map((one) => (
              <a
                key={one.address}
                {...option(options.indexOf(one))}
                href={one.address}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  open(one.address)
                }}
              >
                {'sport' in one.mark ? (
                  <SportMark sport={one.mark.sport} size="20px" />
                ) : (
                  <Icon name={one.mark.icon} size="20px" />
                )}
                <span>
                  <b>{one.name}</b>
                  {one.of && <small>{one.of}</small>}
                </span>
              </a>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {query !== '' && !isLoading && host.t({ key: 'search.count', args: { count: options.length } })}
      </p>
    </div>
  )
}
