import { useApp } from './AppContext.ts'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { Menu } from './menu/Menu.tsx'

/** Logo, tagline and footer menu. */
export function Footer() {
  const { app, host } = useApp()
  const { brand, menus } = app.site()
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.brand}>
          <Logo />
          {brand.tagline && <p className={classes.tagline}>{host.t(brand.tagline)}</p>}
        </div>
        <Menu id={menus.footer} look="footer" />
      </div>
    </footer>
  )
}
