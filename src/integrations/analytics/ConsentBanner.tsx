import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Blocks } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import classes from './ConsentBanner.module.css'

/** Draws the blocks of a page; handed in, because what is loaded first has it. */
export type DrawBlocks = (props: { blocks: Blocks; host: Host }) => React.ReactNode

/**
 * The question what a visitor agrees to, as the site defines it, at the foot of the screen: it stands after the page for who goes
 * through it by keyboard or by ear, takes no focus, and leaves the page its room. Drawn by a root of its own, so that a first screen
 * without it holds nothing of it.
 * @returns what takes it away
 */
export function showBanner(app: App, host: Host, Draw: DrawBlocks): () => void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<ConsentBanner app={app} host={host} Draw={Draw} />)
  return () => {
    root.unmount()
    place.remove()
  }
}

const never = () => () => undefined

function ConsentBanner({ app, host, Draw }: { app: App; host: Host; Draw: DrawBlocks }) {
  useSyncExternalStore(host.subscribe, host.version)
  const isCovered = useSyncExternalStore(host.onCovered ?? never, host.isCovered ?? (() => false))
  const id = app.site().analytics?.consent.banner
  const page = id === undefined ? undefined : host.artefact(`page/${id}`)
  const banner = useRef<HTMLElement>(null)
  const isThere = page !== undefined

  useLayoutEffect(() => {
    const { current } = banner
    if (!current || !isThere) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty('--foot-notice', `${current.offsetHeight}px`))
    watch.observe(current)
    return () => {
      watch.disconnect()
      style.removeProperty('--foot-notice')
    }
  }, [isThere])

  if (!page) return null
  return (
    <section ref={banner} className={classes.banner} aria-label={host.t(page.title)} inert={isCovered}>
      <Draw blocks={page.blocks} host={host} />
    </section>
  )
}
