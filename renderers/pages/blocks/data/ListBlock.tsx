import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import type { BlockView } from '../../BlockView.ts'
import { ItemList } from './ItemList.tsx'
import classes from './ListBlock.module.css'
import { LoadFailure } from './LoadFailure.tsx'
import { LoadSkeleton } from './LoadSkeleton.tsx'
import { type AskPage, PageLoader } from './list/PageLoader.ts'

/** Items of a page where nothing is said (product document, section 9). */
const firstSize = 4

/** A long list, page by page. What one player was answered is never shown to another. */
export function ListBlock({ props, slot, host, scope }: BlockView<'list'>) {
  const { key, more, gap, divided, skeleton = 'list' } = props
  const loader = usePages({ props, host, scope })
  const { pages, error, doing, added } = useSyncExternalStore(loader.subscribe, loader.view, loader.view)
  const list = useRef<HTMLUListElement>(null)
  const hasMore = more !== undefined && pages !== undefined && pages.taken < pages.total

  // The button goes with the last page, and must not take the focus with it.
  useLayoutEffect(() => {
    if (!added || hasMore || document.activeElement !== document.body) return
    const first = list.current?.children[added.from]
    if (!(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }, [added, hasMore])

  const counts = { shown: pages?.items.length ?? 0, total: pages?.total ?? 0 }
  return (
    <div className={classes.block} aria-busy={doing !== undefined}>
      {pages?.items.length === 0 && slot('empty')}
      {pages !== undefined && pages.items.length > 0 && (
        <ItemList
          ref={list}
          items={pages.items}
          pointer={key}
          gap={gap}
          divided={divided}
          scope={scope}
          show={(inner) => slot('default', inner)}
        />
      )}
      {error && (
        <LoadFailure error={error} isLoading={doing !== undefined} retry={loader.retry} host={host} />
      )}
      {!pages && !error && <LoadSkeleton look={skeleton} label={host.t('page.loading')} />}
      {more !== undefined && counts.total > (props.size ?? firstSize) && (
        <div className={classes.foot}>
          <p className={classes.count}>{host.t({ key: 'page.list.count', args: counts })}</p>
          {hasMore && (
            <button
              type="button"
              className={classes.more}
              aria-disabled={doing !== undefined}
              onClick={loader.more}
            >
              {doing === 'more' ? host.t('page.loading') : host.t(more, scope)}
            </button>
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {added && host.t({ key: 'page.list.added', args: { ...counts, added: added.count } })}
      </p>
    </div>
  )
}

/** The loader of what the block asks for; it is another one when the question, the language or the player is. */
function usePages({ props, host, scope }: Pick<BlockView<'list'>, 'props' | 'host' | 'scope'>): PageLoader {
  const { operation, params = {}, key, items = '/items', total = '/total', size = firstSize, follows } = props
  const values = JSON.stringify(host.resolve(params, scope))
  const owner = `${host.locale()} ${String(host.facts().session.uid)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer depends on who asks and in which language
  const loader = useMemo(() => {
    const ask: AskPage = async (offset, count) => {
      const result = await host.call(operation, { ...JSON.parse(values), offset, count })
      if (!result.ok) return result
      const found = readPointer(result.response, items)
      const list: unknown[] = Array.isArray(found) ? found : []
      return { ok: true, page: { items: list, total: Number(readPointer(result.response, total) ?? 0) } }
    }
    return new PageLoader(ask, key, size)
  }, [host, owner, operation, values, items, total, key, size])
  useEffect(() => {
    loader.start()
    return host.onRefresh(loader.renew, follows)
  }, [loader, host, follows])
  return loader
}
