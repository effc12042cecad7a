import { navigate } from '#renderers/routes/navigate.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import type { ActionRunner } from './Action.ts'
import { withQuery } from './withQuery.ts'

export const setQuery: ActionRunner<'set_query'> = ({ query, push }, { host, scope }) => {
  const values = host.resolve(query, scope)
  const changes = Object.fromEntries(Object.keys(query).map((name) => [name, values[name]]))
  navigate(withQuery(location, changes), push ? { stay: true } : { replace: true })
  return undefined
}

export const setField: ActionRunner<'set_field'> = ({ value, ...action }, { host, scope }) => {
  if (!scope?.setField) throw new Error('not in a form')
  const resolved = value === undefined ? undefined : resolveValue(value, scopeFacts(host, scope))
  scope.setField(action.field, { ...action, value: resolved })
  return undefined
}

export const setLocale: ActionRunner<'set_locale'> = async ({ locale }, { app, host, scope }) => {
  const code = resolveValue(locale, scopeFacts(host, scope))
  if (typeof code === 'string') await app.switchLocale(code)
  return undefined
}

export const setTheme: ActionRunner<'set_theme'> = ({ theme }, { app }) => {
  app.stores.theme.set(theme)
  return undefined
}

export const store: ActionRunner<'store'> = ({ key, value }, { app, host, scope }) => {
  app.stores.stored.keep(key, resolveValue(value, scopeFacts(host, scope)))
  return undefined
}

export const forget: ActionRunner<'forget'> = ({ key }, { app }) => {
  app.stores.stored.forget(key)
  return undefined
}
