import { useEffect, useRef } from 'react'
import type { Loader } from '#generated/grammar/types.ts'
import type { PageArtefact } from '#schemas/runtime/artefacts.ts'
import type { ActionScope, Host } from '../host.ts'
import { PageRenderer } from '../pages/PageRenderer.tsx'
import { useDelayed } from '../pages/useDelayed.ts'
import classes from './PageScreen.module.css'

type Props = { id: string; page: PageArtefact | undefined; host: Host; loader?: Loader }

/**
 * A page; while it loads the one before it stays for 300 ms, as its own address has it, with a line above it that says at once
 * that the tap was felt; then a skeleton stands in its place.
 */
export function PageScreen({ id, page, host, loader }: Props) {
  const last = useRef<{ page?: PageArtefact; scope?: ActionScope }>({})
  if (page) last.current = { page, scope: host.facts() }
  const isLate = useDelayed(page === undefined)
  useOpened(page, host)
  const shown = page ?? (isLate ? undefined : last.current.page)
  if (!shown)
    return <PageSkeleton label={host.t(loader?.alt ?? 'page.loading')} isShown={isLate} loader={loader} />
  return (
    <div className={classes.page} aria-busy={page === undefined} key={shown === page ? id : shown.id}>
      {page === undefined && <b className={classes.progress} aria-hidden="true" />}
      <PageRenderer blocks={shown.blocks} host={host} scope={page ? undefined : last.current.scope} />
    </div>
  )
}

/** Once for each coming to the page; not again when a newer version of it is published. */
function useOpened(page: PageArtefact | undefined, host: Host) {
  const { path } = host.facts().route
  const opened = useRef<string>(undefined)
  useEffect(() => {
    const visit = page && `${page.id} ${path}`
    if (visit === undefined || visit === opened.current) return
    opened.current = visit
    if (page?.opened) void host.run(page.opened)
  }, [page, path, host])
}

function PageSkeleton({ label, isShown, loader }: { label: string; isShown: boolean; loader?: Loader }) {
  return (
    <div className={classes.skeleton} role="status" data-shown={isShown || undefined}>
      {loader?.progress && <b className={classes.progress} />}
      {/* Where it does not come either, nothing stands in its place. */}
      {loader?.logo && <img className={classes.logo} src={loader.logo} alt="" width={64} height={64} />}
      <span className="visually-hidden">{label}</span>
      <i className={classes.banner} />
      <i className={classes.line} />
      <div className={classes.cards}>
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
