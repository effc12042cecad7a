import { Icon } from '#renderers/pages/icons.tsx'
import type { LocalesArtefact } from '#schemas/compiler/artefacts.ts'
import { useApp } from './AppContext.ts'
import classes from './LocaleSwitch.module.css'

/** The languages of the site, each named in itself. */
export function LocaleSwitch() {
  const { app, host } = useApp()
  const { locales } = app.stores.content.state.artefacts['locales/main'] as LocalesArtefact
  if (locales.length < 2) return null
  return (
    <label className={classes.switch}>
      <Icon name="globe" />
      <span className="visually-hidden">{host.t('shell.locale')}</span>
      <select
        className={classes.select}
        value={host.locale()}
        onChange={(event) => {
          app.switchLocale(event.target.value).catch((error: unknown) => {
            host.report(error, 'locale')
            app.toast({ text: () => host.t('error.network'), tone: 'error' })
          })
        }}
      >
        {locales.map(({ code, name, dir }) => (
          <option key={code} value={code} lang={code} dir={dir}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
