import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import { useApp } from './AppContext.ts'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { Menu } from './menu/Menu.tsx'

/** Logo, tagline, footer menu, and below them what the site says of itself. */
export function Footer() {
  const { app, host } = useApp()
  const { brand, menus, footer } = app.site()
  const end = footer === undefined ? undefined : host.artefact(`page/${footer}`)
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.brand}>
          <Logo />
          {brand.tagline && <p className={classes.tagline}>{host.t(brand.tagline)}</p>}
        </div>
        <Menu id={menus.footer} look="footer" />
        {end && (
          <div className={classes.end}>
            <PageRenderer blocks={end.blocks} host={host} />
          </div>
        )}
      </div>
    </footer>
  )
}
