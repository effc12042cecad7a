import { useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Icon } from '#renderers/pages/icons.tsx'
import { useApp } from './AppContext.ts'
import classes from './Header.module.css'
import { HeaderBalance } from './HeaderBalance.tsx'
import { LocaleSwitch } from './LocaleSwitch.tsx'
import { Logo } from './Logo.tsx'
import { Menu } from './menu/Menu.tsx'
import { RowMenu } from './menu/RowMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Logo, header menu, language, theme, balance and account; on phones and tablets menu and switches fold away behind a button. */
export function Header() {
  const { app, host } = useApp()
  const { menus } = app.site()
  const [isOpen, setOpen] = useState(false)
  const isWide = host.facts().device.kind === 'desktop'
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere folds the menu
  useEffect(() => setOpen(false), [pathname])

  return (
    <header className={classes.header}>
      <div className={classes.bar} data-player={host.facts().session.authenticated || undefined}>
        <button
          type="button"
          className={classes.burger}
          aria-expanded={isOpen}
          aria-controls="header-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size="24px" />
          <span className="visually-hidden">{host.t('shell.menu')}</span>
        </button>
        <Logo />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape folds what the button unfolded */}
        <div
          id="header-menu"
          className={classes.fold}
          data-open={isOpen || undefined}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          {isWide ? <RowMenu id={menus.header} /> : <Menu id={menus.header} look="header" />}
          {isOpen && menus.account && (
            <div className={classes.rest}>
              <Menu id={menus.account} look="header" />
            </div>
          )}
          <div className={classes.switches}>
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        </div>
        <HeaderBalance />
        <div className={classes.account}>{menus.account && <Menu id={menus.account} look="account" />}</div>
      </div>
    </header>
  )
}
