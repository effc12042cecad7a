import { useEffect } from 'react'
import type { SystemPages } from '#generated/grammar/types.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { RouteAnnouncer } from '#renderers/routes/RouteAnnouncer.tsx'
import type { SystemPageArtefact } from '#schemas/runtime/artefacts.ts'
import { awaitReturn, lookNow } from '../integrations/awaitReturn.ts'
import { useApp } from './AppContext.ts'
import { documentTitle } from './documentTitle.ts'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { GameLayout } from './layouts/GameLayout.tsx'
import { Menu } from './menu/Menu.tsx'
import classes from './SystemPage.module.css'
import { useFault } from './useFault.ts'

const layouts = { default: DefaultLayout, empty: EmptyLayout, game: GameLayout }

/** Stands where no page is. */
export function NotFoundPage({ path }: { path: string }) {
  const { host } = useApp()
  return <SystemPage name="notFound" note={host.t({ key: 'page.notFound', args: { path } })} />
}

/** Stands where a page could not be had. */
export function OfflinePage() {
  return <SystemPage name="offline" />
}

/** Stands for the whole site while the fault lasts. */
export function FaultPage() {
  const { app } = useApp()
  const name = useFault()
  useEffect(() => (name === 'maintenance' ? awaitReturn(app) : undefined), [name, app])
  if (name === 'notFound') return <NotFoundPage path={location.pathname + location.search} />
  return name ? <SystemPage name={name} /> : null
}

/** The page of a state of the site; a button without a link loads the page again, or looks whether the site is back. */
export function SystemPage({ name, note }: { name: keyof SystemPages; note?: string }) {
  const { app, host } = useApp()
  const { content } = app.stores
  const key = `system-page/${app.site().systemPages[name]}`
  const page = content.state.artefacts[key] as SystemPageArtefact | undefined
  useEffect(() => {
    content.want(key).catch((error: unknown) => host.report(error, key))
  }, [content, key, host])
  const ways = page?.menu && (`menu/${page.menu}` as const)
  useEffect(() => {
    if (ways) content.want(ways).catch((error: unknown) => host.report(error, ways))
  }, [content, ways, host])
  if (!page) {
    if (name !== 'offline') return <EmptyLayout>{null}</EmptyLayout>
    // The connection was lost before its words had come: the ways to what is at hand stay.
    return (
      <DefaultLayout>
        <div className={classes.page} data-offline>
          <h1 className={classes.header}>{host.t('shell.offline')}</h1>
        </div>
      </DefaultLayout>
    )
  }

  const Layout = layouts[page.layout]
  const { image = app.site().images?.systemPages?.[name], header, description, button, menu, loader } = page
  const title = host.t(header)
  return (
    <Layout>
      <div className={classes.page} data-offline={name === 'offline' || undefined}>
        {image && <img className={classes.image} src={image} alt="" width="320" height="240" />}
        <h1 className={classes.header}>{title}</h1>
        <p className={classes.text}>{host.t(description)}</p>
        {note && <p className={classes.note}>{note}</p>}
        {loader && <span className={`turning ${classes.loader}`} aria-hidden="true" />}
        {button &&
          (button.link ? (
            <Link className={classes.button} host={host} link={button.link}>
              {host.t(button.label)}
            </Link>
          ) : (
            <button
              type="button"
              className={classes.button}
              onClick={() => (name === 'maintenance' ? lookNow() : location.reload())}
            >
              {host.t(button.label)}
            </button>
          ))}
        {menu && <Menu id={menu} look="ways" />}
      </div>
      <RouteAnnouncer
        place={location.pathname}
        title={title}
        documentTitle={documentTitle(app, host, title)}
      />
    </Layout>
  )
}
