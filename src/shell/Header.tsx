import { useApp } from './AppContext.ts'
import classes from './Header.module.css'
import { HeaderBalance } from './HeaderBalance.tsx'
import { LocaleSwitch } from './LocaleSwitch.tsx'
import { Logo } from './Logo.tsx'
import { MenuButton } from './MenuButton.tsx'
import { Menu } from './menu/Menu.tsx'
import { RowMenu } from './menu/RowMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/**
 * Logo, header menu, language, theme, balance and account; on phones and tablets the sidebar has what finds no room. What a
 * screen has no room for the style sheet hides: a server that has drawn this did not know the screen.
 */
export function Header() {
  const { app, host } = useApp()
  const { menus, popups } = app.site()
  const isWide = host.facts().device.kind === 'desktop'

  return (
    <header className={classes.header}>
      <div className={classes.bar} data-player={host.facts().session.authenticated || undefined}>
        {popups.sidebar && <MenuButton popup={popups.sidebar} />}
        <Logo />
        {isWide && (
          <div className={classes.wide}>
            <RowMenu id={menus.header} />
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        )}
        <HeaderBalance />
        <div className={classes.account}>{menus.account && <Menu id={menus.account} look="account" />}</div>
      </div>
    </header>
  )
}
