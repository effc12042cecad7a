import { requiredRule } from '#schemas/runtime/impliedRules.ts'
import type { SiteArtefacts } from './compileSite.ts'

/** What code can rely on in a site: name -> what is said of it. */
export type SiteSurface = {
  forms: Record<string, { operation: string; fields: Record<string, { type: string; required: boolean }> }>
  routes: Record<string, string[]>
  popups: Record<string, string[]>
  /** Kind/id of what is named by its id alone. */
  others: string[]
  messages: string[]
}

export function siteSurface(site: SiteArtefacts): SiteSurface {
  const forms = site.ofKind('form').map(({ id, submit, fields }) => {
    const list = Object.entries(fields).map(([name, { type, rules }]) => {
      const required = rules.some(({ rule }) => rule === requiredRule(type).rule)
      return [name, { type, required }] as const
    })
    return [id, { operation: submit.operation, fields: Object.fromEntries(list) }] as const
  })
  const routes = site.ofKind('routes').flatMap((table) => table.routes)
  return {
    forms: Object.fromEntries(forms),
    routes: Object.fromEntries(routes.map(({ name, params }) => [name, params])),
    popups: Object.fromEntries(site.ofKind('popup').map(({ id, views }) => [id, Object.keys(views)])),
    others: Object.keys(site.artefacts).filter((key) => /^(page|menu|system-page)\//.test(key)),
    messages: [...new Set(site.ofKind('message-source').flatMap(({ messages }) => Object.keys(messages)))],
  }
}

/** Every change by which code that was written for one site fails with another, one sentence each. */
export function breakingChanges(before: SiteSurface, after: SiteSurface): string[] {
  const gone = (what: string, old: readonly string[], now: readonly string[]) =>
    old.filter((name) => !now.includes(name)).map((name) => `${what} ${name} is gone`)
  const found = [
    ...gone('form', Object.keys(before.forms), Object.keys(after.forms)),
    ...gone('route', Object.keys(before.routes), Object.keys(after.routes)),
    ...gone('popup', Object.keys(before.popups), Object.keys(after.popups)),
    ...gone('definition', before.others, after.others),
    ...gone('text', before.messages, after.messages),
  ]
  for (const [id, form] of Object.entries(before.forms)) {
    const now = after.forms[id]
    if (!now) continue
    if (now.operation !== form.operation)
      found.push(`form ${id} submits to ${now.operation} instead of ${form.operation}`)
    found.push(...fieldChanges(id, form.fields, now.fields))
  }
  for (const [name, params] of Object.entries(before.routes)) {
    const now = after.routes[name]
    if (now && [...now].sort().join() !== [...params].sort().join())
      found.push(`route ${name} has the parameters [${now.join(', ')}] instead of [${params.join(', ')}]`)
  }
  for (const [id, views] of Object.entries(before.popups))
    if (after.popups[id]) found.push(...gone(`view of popup ${id}:`, views, after.popups[id]))
  return found
}

type Fields = SiteSurface['forms'][string]['fields']

function fieldChanges(form: string, before: Fields, after: Fields): string[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  const changes = Object.entries(after).flatMap(([name, { type, required }]) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined
    const typed =
      old && old.type !== type ? [`field ${form}.${name} is of the type ${type} instead of ${old.type}`] : []
    return required && !old?.required ? [...typed, `field ${form}.${name} is required now`] : typed
  })
  return [...removed.map((name) => `field ${form}.${name} is gone`), ...changes]
}
