import type {
  Definition,
  DictionaryDefinition,
  FormDefinition,
  LocalesDefinition,
  MessagesDefinition,
  PageDefinition,
  PopupDefinition,
  RoutesDefinition,
  SiteDefinition,
  Validators,
} from '#generated/grammar/types.ts'
import { type ExpandedRoute, expandRoutes, leadsSomewhere } from '../compiler/compileRoutes.ts'
import { withAuthTypes } from '../compiler/expandAuthTypes.ts'
import { artefactsUsed } from '../runtime/collectBlocks.ts'
import type { AnswerShape } from './answerShape.ts'

/** What an operation takes, without what every call carries, and, where it is known, how it fails and what it answers. */
export type OperationFields = Readonly<
  Record<
    string,
    {
      required: readonly string[]
      optional: readonly string[]
      method?: 'GET' | 'POST'
      /** Types of failure that it may answer. */
      errors?: readonly string[]
      answer?: AnswerShape
    }
  >
>

/** What the checks of a release look up: everything there is, by name. */
export type SiteIndex = {
  /** Keys of all definitions, also of those that fail their grammar, so that one fault is told once. */
  keys: ReadonlySet<string>
  /** Definitions that pass their grammar. */
  definitions: readonly Definition[]
  forms: ReadonlyMap<string, FormDefinition>
  pages: ReadonlyMap<string, PageDefinition>
  popups: ReadonlyMap<string, PopupDefinition>
  dictionaries: Readonly<Record<string, DictionaryDefinition>>
  routes: ReadonlyMap<string, ExpandedRoute>
  locales: readonly string[]
  /** Locales by message key, of texts that players see. */
  messages: ReadonlyMap<string, ReadonlySet<string>>
  /** The same of texts for editors. */
  editorsMessages: ReadonlyMap<string, ReadonlySet<string>>
  themes: ReadonlySet<string>
  /** Origins besides the site's own that pages show pictures from, some with `*.` for every host below. */
  imageOrigins: readonly string[]
  operationFields: OperationFields
  /** Rules of the site for fields by name. */
  validators: Validators | undefined
  /** Field names that may be spoken of in a form: its own, and those of forms it is shown together with. */
  fieldsOf(form: FormDefinition): ReadonlySet<string>
}

export function indexSite(
  definitions: readonly Definition[],
  keys: ReadonlySet<string>,
  operationFields: OperationFields,
): SiteIndex {
  const ofKind = <K extends Definition['kind']>(kind: K) =>
    definitions.filter((one): one is Extract<Definition, { kind: K }> => one.kind === kind)
  const byId = <D extends { id: string }>(list: D[]) => new Map(list.map((one) => [one.id, one]))
  const forms = byId(ofKind('form'))
  const messages = ofKind('messages')
  return {
    keys,
    definitions,
    forms,
    pages: byId(withAuthTypes(definitions).filter((one) => one.kind === 'page')),
    popups: byId(withAuthTypes(definitions).filter((one) => one.kind === 'popup')),
    dictionaries: Object.fromEntries(byId(ofKind('dictionary'))),
    routes: indexRoutes(ofKind('routes')),
    locales: indexLocales(ofKind('locales'), messages),
    messages: indexMessages(messages.filter((one) => one.for !== 'editors')),
    editorsMessages: indexMessages(messages.filter((one) => one.for === 'editors')),
    themes: new Set(ofKind('site').flatMap((site: SiteDefinition) => Object.keys(site.theme.themes))),
    imageOrigins: ofKind('site').flatMap((site: SiteDefinition) => site.imageOrigins ?? []),
    operationFields,
    validators: ofKind('site')[0]?.validators,
    fieldsOf: (form) => fieldsAround(form, { forms, definitions }),
  }
}

function indexRoutes(tables: readonly RoutesDefinition[]): Map<string, ExpandedRoute> {
  const routes = tables.flatMap(expandRoutes).filter(leadsSomewhere)
  return new Map(routes.map((route) => [route.name, route]))
}

function indexLocales(
  definitions: readonly LocalesDefinition[],
  messages: readonly MessagesDefinition[],
): string[] {
  const codes = definitions.flatMap(({ locales }) => locales.map(({ code }) => code))
  return [...new Set(codes.length > 0 ? codes : messages.map(({ locale }) => locale))]
}

function indexMessages(definitions: readonly MessagesDefinition[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { locale, messages } of definitions) {
    for (const key of Object.keys(messages)) {
      const locales = found.get(key) ?? new Set()
      found.set(key, locales.add(locale))
    }
  }
  return found
}

/**
 * The forms from which a form's dynamic fields may come: the source, and the source with a country; or those that
 * payment methods name.
 */
export function dynamicSources(
  form: FormDefinition,
  { forms, definitions }: Pick<SiteIndex, 'forms' | 'definitions'>,
): FormDefinition[] {
  const source = form.dynamicFields?.source
  if (source === undefined) return []
  const lenders = typeof source === 'object' ? requisitesForms(definitions, source.requisites) : undefined
  const isSource = (id: string) =>
    lenders ? lenders.has(id) : id === source || isOfCountry(id, String(source))
  return [...forms.values()].filter(({ id }) => isSource(id))
}

/** Ids of the forms that payment methods ask for in a direction. */
function requisitesForms(definitions: readonly Definition[], direction: 'deposit' | 'withdraw'): Set<string> {
  return new Set(
    definitions.flatMap((one) => (one.kind === 'payment-method' ? (one[direction]?.requisites ?? []) : [])),
  )
}

function isOfCountry(id: string, source: string): boolean {
  return id.startsWith(`${source}-`) && /^[a-z]{2}$/.test(id.slice(source.length + 1))
}

function fieldsAround(form: FormDefinition, site: Pick<SiteIndex, 'forms' | 'definitions'>): Set<string> {
  const hosts = [...site.forms.values()].filter((one) => dynamicSources(one, site).includes(form))
  const around = [form, ...dynamicSources(form, site), ...hosts]
  return new Set(around.flatMap(({ fields }) => fields.map(({ sysname }) => sysname)))
}

/** Whether any page or popup shows a form; one that is offered as a way to register is not while it is not offered. */
export function isShown(form: string, { pages, popups }: Pick<SiteIndex, 'pages' | 'popups'>): boolean {
  return (
    popupsShowing(form, popups).length > 0 ||
    [...pages.values()].some(({ blocks }) => artefactsUsed(blocks).includes(`form/${form}`))
  )
}

/** The popups that show a form in one of their views. */
export function popupsShowing(form: string, popups: ReadonlyMap<string, PopupDefinition>): PopupDefinition[] {
  return [...popups.values()].filter((popup) =>
    Object.values(popup.views).some(({ blocks }) => artefactsUsed(blocks).includes(`form/${form}`)),
  )
}
