import { Icon } from '#renderers/pages/icons.tsx'
import { useApp } from './AppContext.ts'
import classes from './ThemeSwitch.module.css'

/** A button that changes to the next theme of the site, and says which side of light and dark that is on. */
export function ThemeSwitch() {
  const { app, host } = useApp()
  const { themes } = app.site().theme
  const names = Object.keys(themes)
  const next = names[(names.indexOf(app.stores.theme.state.name) + 1) % names.length]
  const scheme = next === undefined ? undefined : themes[next]?.scheme
  if (names.length < 2 || next === undefined || scheme === undefined) return null
  return (
    <button type="button" className={classes.switch} onClick={() => app.stores.theme.set(next)}>
      <Icon name={scheme === 'light' ? 'sun' : 'moon'} size="20px" />
      <span className="visually-hidden">
        {host.t(scheme === 'light' ? 'shell.theme.toLight' : 'shell.theme.toDark')}
      </span>
    </button>
  )
}
