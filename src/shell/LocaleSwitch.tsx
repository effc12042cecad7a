import { Picker } from '#renderers/pages/Picker.tsx'
import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { useApp } from './AppContext.ts'

/** The languages of the site, each named in itself. */
export function LocaleSwitch() {
  const { app, host } = useApp()
  const { locales } = app.stores.content.state.artefacts['locales/main'] as LocalesArtefact
  if (locales.length < 2) return null
  return (
    <Picker
      label={host.t('shell.locale')}
      icon="globe"
      value={host.locale()}
      options={locales.map(({ code, name, dir }) => ({ value: code, text: name, lang: code, dir }))}
      onPick={(code) => {
        app.switchLocale(code).catch((error: unknown) => {
          host.report(error, 'locale')
          app.toast({ text: () => host.t('error.network'), tone: 'error' })
        })
      }}
    />
  )
}
