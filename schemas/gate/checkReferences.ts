import type { Definition } from '#generated/grammar/types.ts'
import { isSent } from '../compiler/compileForm.ts'
import { NECESSARY } from '../runtime/neededPurposes.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { checkConditionFacts, checkFact, checkItemFact } from './checkFact.ts'
import { checkFailures } from './checkFailures.ts'
import { checkOperation, checkReading, checkSending } from './checkOperations.ts'
import { checkPaged } from './checkPaged.ts'
import { checkPicture } from './checkPicture.ts'
import { checkTracked } from './checkTracked.ts'
import { collectReferences, type Reference, type ReferenceKind } from './collectReferences.ts'
import type { ReferenceCheck } from './ReferenceCheck.ts'
import type { SiteIndex } from './siteIndex.ts'
import { show, unknown } from './unknown.ts'

/** Every name in a definition that leads nowhere, and every link and call whose parameters do not fit. */
export function checkReferences(definition: Definition, site: SiteIndex): Finding[] {
  return collectReferences(definition).flatMap((reference) =>
    checks[reference.ref](reference, definition, site),
  )
}

/** The kinds whose definitions are named by their ids. */
const byId =
  (kind: string): ReferenceCheck =>
  ({ value, pointer }, _, site) =>
    site.keys.has(`${kind}/${value}`) ? [] : [unknown(kind, value, pointer, `Create ${kind}/${value}`)]

/** Words that the definition of games lists. Without that definition its place among the required ones is told once. */
const byGameWord =
  (list: 'tags' | 'features'): ReferenceCheck =>
  ({ value, pointer }, _, { definitions, keys }) => {
    const games = definitions.find((one) => one.kind === 'games')
    if (!games && keys.has('games/main')) return []
    if (games && Object.hasOwn(games[list], String(value))) return []
    return [unknown(list === 'tags' ? 'tag' : 'feature', value, pointer, `Add it to ${list} of games/main`)]
  }

const checks: Record<ReferenceKind, ReferenceCheck> = {
  block: () => [],
  condition: checkConditionFacts,
  regex: () => [],
  // Gone from plain definitions; what leads nowhere is told where they are expanded.
  fragment: () => [],
  'condition-name': () => [],
  // May have stars, and may be of what is yet to come.
  'definition-key': () => [],
  // Looked at by what looks at facts.
  'query-names': () => [],
  'stored-name': () => [],
  queue: () => [],
  dictionary: (reference, definition, site) => [
    ...byId('dictionary')(reference, definition, site),
    ...checkExtending(reference, definition, site),
  ],
  form: (reference, definition, site) => [
    ...byId('form')(reference, definition, site),
    ...checkSent(reference, site),
  ],
  'event-params': checkTracked,
  'field-list': byId('form'),
  'loyalty-programme': byId('loyalty-programme'),
  menu: byId('menu'),
  'game-category': byId('game-category'),
  'game-feature': byGameWord('features'),
  'game-tag': byGameWord('tags'),
  'payment-method': byId('payment-method'),
  page: byId('page'),
  picture: checkPicture,
  // What the library has not is told where its addresses are put in.
  sound: () => [],
  'system-page': byId('system-page'),
  popup: (reference, definition, site) => [
    ...byId('popup')(reference, definition, site),
    ...checkOpenedView(reference, site),
  ],
  purpose: checkPurpose,
  'awaited-purpose': (reference, definition, site) =>
    reference.value === NECESSARY ? [] : checkPurpose(reference, definition, site),
  message: checkMessage,
  route: checkRoute,
  operation: checkOperation,
  field: checkField,
  'read-operation': checkReading,
  'paged-operation': (reference, definition, site) => [
    ...checkReading(reference, definition, site),
    ...checkPaged(reference, site),
  ],
  'upload-operation': checkSending((parent) => [
    'file',
    ...(isSchema(parent.params) ? Object.keys(parent.params) : []),
  ]),
  'check-operation': checkSending(({ parameter }) => [String(parameter)]),
  'removal-operation': checkSending(() => ['id']),
  fact: checkFact,
  // A form fails by what it submits to.
  'failure-actions': ({ value, pointer, parent: { operation, submit } }, _, site) =>
    checkFailures(value, isSchema(submit) ? submit.operation : operation, pointer, site.operationFields),
  'item-fact': checkItemFact,
  view: checkView,
  theme: ({ value, pointer }, _, site) =>
    site.themes.has(String(value)) ? [] : [unknown('theme', value, pointer, 'Add it to the site')],
  locale: ({ value, pointer }, _, site) =>
    site.locales.includes(String(value))
      ? []
      : [unknown('locale', value, pointer, 'Add it to the locales of the site')],
}

/** A form that only lends its fields has nothing to do when it is sent. */
function checkSent({ value, pointer }: Reference, site: SiteIndex): Finding[] {
  const form = site.forms.get(String(value))
  if (!form || isSent(form)) return []
  const message = `The form ${show(value)} submits to nothing; it only lends its fields to others.`
  return [{ code: 'form_not_sent', pointer, message, hint: 'Give it submit, or use another form.' }]
}

/** A dictionary that extends itself, over however many others. */
function checkExtending({ pointer }: Reference, definition: Definition, site: SiteIndex): Finding[] {
  if (definition.kind !== 'dictionary') return []
  const seen = new Set<string>()
  for (let next = definition.extends; next !== undefined && !seen.has(next); ) {
    if (next === definition.id) {
      const message = `The dictionary ${definition.id} comes back to itself.`
      return [{ code: 'dictionary_loop', pointer, message, hint: 'Extend another dictionary, or none.' }]
    }
    seen.add(next)
    next = Object.hasOwn(site.dictionaries, next) ? site.dictionaries[next]?.extends : undefined
  }
  return []
}

function checkPurpose({ value, pointer }: Reference, _: Definition, { purposes }: SiteIndex): Finding[] {
  if (purposes.includes(String(value))) return []
  return [unknown('purpose', value, pointer, 'Add it to the consent of the site', purposes)]
}

function checkMessage({ value, pointer }: Reference, _: Definition, site: SiteIndex): Finding[] {
  const present = site.messages.get(String(value))
  const missing = site.locales.filter((locale) => !present?.has(locale))
  if (missing.length === 0) return []
  const message = `The text ${show(value)} is missing in ${missing.join(', ')}.`
  return [
    { code: 'missing_message', pointer, message, hint: 'Write it in every locale, or use another key.' },
  ]
}

function checkRoute({ value, pointer, parent }: Reference, _: Definition, site: SiteIndex): Finding[] {
  const route = site.routes.get(String(value))
  if (!route)
    return [
      unknown(
        'route',
        value,
        pointer,
        'Add it to the route table, with a page or a redirect',
        site.routes.keys(),
      ),
    ]
  const given = isSchema(parent.params) ? Object.keys(parent.params) : []
  const missing = route.params.filter((name) => !given.includes(name))
  const extra = given.filter((name) => !route.params.includes(name))
  const hint =
    route.params.length > 0 ? `Give exactly: ${route.params.join(', ')}.` : 'This route has no parameters.'
  return [
    ...missing.map((name) => ({
      code: 'route_params',
      pointer,
      message: `The route ${value} needs the parameter ${show(name)}.`,
      hint,
    })),
    ...extra.map((name) => ({
      code: 'route_params',
      pointer: joinPointer(pointer.replace(/\/route$/, '/params'), name),
      message: `The route ${value} has no parameter ${show(name)}.`,
      hint,
    })),
  ]
}

function checkField({ value, pointer }: Reference, definition: Definition, site: SiteIndex): Finding[] {
  if (definition.kind !== 'form') {
    const message = 'There is no form here, so that it has no fields.'
    return [{ code: 'unknown_field', pointer, message, hint: 'Move this into a form.' }]
  }
  const fields = site.fieldsOf(definition)
  return fields.has(String(value))
    ? []
    : [unknown('field', value, pointer, `Use one of: ${[...fields].join(', ')}`)]
}

function checkOpenedView({ value, pointer, parent }: Reference, site: SiteIndex): Finding[] {
  const popup = site.popups.get(String(value))
  if (!popup || parent.do !== 'open' || parent.view === undefined) return []
  if (Object.hasOwn(popup.views, String(parent.view))) return []
  const views = Object.keys(popup.views).join(', ')
  return [unknown('view', parent.view, pointer.replace(/popup$/, 'view'), `Use one of: ${views}`)]
}

/** A view named inside a popup is one of its own; inside a form, one of every popup that shows the form. */
function checkView({ value, pointer }: Reference, definition: Definition, site: SiteIndex): Finding[] {
  const popups =
    definition.kind === 'popup'
      ? [definition]
      : definition.kind === 'form'
        ? site.popupsShowing(definition.id)
        : []
  if (popups.length === 0) {
    if (definition.kind === 'form' && !site.isShown(definition.id)) return []
    const message = 'There is no popup here whose view could be switched.'
    return [{ code: 'unknown_view', pointer, message, hint: 'Open a popup with "open" and a view instead.' }]
  }
  return popups
    .filter(({ views }) => !Object.hasOwn(views, String(value)))
    .map(({ id, views }) =>
      unknown(
        'view',
        value,
        pointer,
        `Add it to popup/${id}, or use one of: ${Object.keys(views).join(', ')}`,
      ),
    )
}
