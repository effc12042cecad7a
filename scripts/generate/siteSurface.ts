import { codeTexts } from '#schemas/runtime/codeTexts.ts'
import { requiredRule } from '#schemas/runtime/impliedRules.ts'
import { authorizationViews, codeRoutes } from '#schemas/runtime/namedByCode.ts'
import type { SiteArtefacts } from './compileSite.ts'

/** What code relies on in a site: name -> what is said of it. What definitions alone name is none of it. */
export type SiteSurface = {
  forms: Record<string, { operation: string; fields: Record<string, { type: string; required: boolean }> }>
  /** Those that code leads to or looks for, with their parameters. */
  routes: Record<string, string[]>
  /** Those of the authorization popup that code opens. */
  views: string[]
  /** Keys of those that code names. */
  texts: string[]
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
  const popups = site.ofKind('site').map(({ popups }) => popups.authorization)
  const views = site
    .ofKind('popup')
    .flatMap(({ id, views }) => (popups.includes(id) ? Object.keys(views) : []))
  const texts = site.ofKind('message-source').flatMap(({ messages }) => Object.keys(messages))
  return {
    forms: Object.fromEntries(forms),
    routes: Object.fromEntries(
      routes.filter(({ name }) => Object.hasOwn(codeRoutes, name)).map(({ name, params }) => [name, params]),
    ),
    views: views.filter((view) => Object.hasOwn(authorizationViews, view)),
    texts: [...new Set(texts)].filter((key) => codeTexts.has(key)),
  }
}

/** Every change by which code that was written for one site fails with another, one sentence each. */
export function breakingChanges(before: SiteSurface, after: SiteSurface): string[] {
  const gone = (what: string, old: readonly string[], now: readonly string[]) =>
    old.filter((name) => !now.includes(name)).map((name) => `${what} ${name} is gone`)
  const found = [
    ...gone('form', Object.keys(before.forms), Object.keys(after.forms)),
    ...gone('route', Object.keys(before.routes), Object.keys(after.routes)),
    ...gone('view of the authorization popup', before.views, after.views),
    ...gone('text', before.texts, after.texts),
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
