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
import { withExpandedBlocks } from '../compiler/expandBlocks.ts'
import { artefactsUsed } from '../runtime/collectBlocks.ts'
import { isSameList, memo } from '../runtime/memo.ts'
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
  /** Definitions that pass their grammar, without texts: what a text says is nothing that other definitions depend on. */
  definitions: readonly Definition[]
  /** Of the definitions of texts, which there are. */
  texts: readonly TextNames[]
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
  /** Names of the purposes of the consent. */
  purposes: readonly string[]
  operationFields: OperationFields
  /** Rules of the site for fields by name. */
  validators: Validators | undefined
  /** Field names that may be spoken of in a form: its own, and those of forms it is shown together with. */
  fieldsOf(form: FormDefinition): ReadonlySet<string>
  /**
   * The forms from which a form's dynamic fields may come: the source, and the source with a country; or those that
   * payment methods name.
   */
  sourcesOf(form: FormDefinition): readonly FormDefinition[]
  /** The forms in which the fields of another are shown. */
  hostsOf(form: FormDefinition): readonly FormDefinition[]
  /** The popups that show a form in one of their views. */
  popupsShowing(form: string): readonly PopupDefinition[]
  /** Whether any page or popup shows a form; one that is offered as a way to register is not while it is not offered. */
  isShown(form: string): boolean
}

/** A definition of texts without what they say. */
export type TextNames = Pick<MessagesDefinition, 'kind' | 'id' | 'locale' | 'for'> & {
  keys: readonly string[]
}

export function indexSite(
  all: readonly Definition[],
  keys: ReadonlySet<string>,
  operationFields: OperationFields,
): SiteIndex {
  const definitions: Definition[] = all.filter((one) => one.kind !== 'messages')
  const ofKind = <K extends Definition['kind']>(kind: K) =>
    definitions.filter((one): one is Extract<Definition, { kind: K }> => one.kind === kind)
  const byId = <D extends { id: string }>(list: D[]) => new Map(list.map((one) => [one.id, one]))
  const forms = byId(ofKind('form'))
  const texts = all.flatMap((one) => (one.kind === 'messages' ? [namesOf(one)] : []))
  const expanded = withExpandedBlocks(definitions)
  const pages = byId(expanded.filter((one) => one.kind === 'page'))
  const popups = byId(expanded.filter((one) => one.kind === 'popup'))
  return {
    keys,
    definitions,
    texts,
    forms,
    pages,
    popups,
    dictionaries: Object.fromEntries(byId(ofKind('dictionary'))),
    routes: indexRoutes(ofKind('routes')),
    locales: indexLocales(ofKind('locales'), texts),
    messages: indexMessages(texts.filter((one) => one.for !== 'editors')),
    editorsMessages: indexMessages(texts.filter((one) => one.for === 'editors')),
    themes: new Set(ofKind('site').flatMap((site: SiteDefinition) => Object.keys(site.theme.themes))),
    purposes: ofKind('site').flatMap((site: SiteDefinition) =>
      (site.analytics?.consent.purposes ?? []).map(({ name }) => name),
    ),
    imageOrigins: ofKind('site').flatMap((site: SiteDefinition) => site.imageOrigins ?? []),
    operationFields,
    validators: ofKind('site')[0]?.validators,
    ...indexLending(forms, definitions),
    ...indexShown(pages, popups),
  }
}

/**
 * What makes the index of one site after another, and answers the very same one while nothing in it is another: what was
 * found out of a definition with it holds still.
 */
export function createIndexer(): typeof indexSite {
  let last: { inputs: readonly unknown[]; site: SiteIndex } | undefined
  return (definitions, keys, operationFields) => {
    const inputs = [
      operationFields,
      ...keys,
      ...definitions.map((one) => (one.kind === 'messages' ? printedNames(one) : one)),
    ]
    if (!last || !isSameList(last.inputs, inputs))
      last = { inputs, site: indexSite(definitions, keys, operationFields) }
    return last.site
  }
}

const namesOf = ({ kind, id, locale, messages, for: readers }: MessagesDefinition): TextNames => ({
  kind,
  id,
  locale,
  ...(readers && { for: readers }),
  keys: Object.keys(messages),
})

/** Equal for definitions of texts that differ in nothing but what they say. */
const printedNames = memo((one: MessagesDefinition) => JSON.stringify(namesOf(one)))

function indexRoutes(tables: readonly RoutesDefinition[]): Map<string, ExpandedRoute> {
  const routes = tables.flatMap(expandRoutes).filter(leadsSomewhere)
  return new Map(routes.map((route) => [route.name, route]))
}

function indexLocales(definitions: readonly LocalesDefinition[], messages: readonly TextNames[]): string[] {
  const codes = definitions.flatMap(({ locales }) => locales.map(({ code }) => code))
  return [...new Set(codes.length > 0 ? codes : messages.map(({ locale }) => locale))]
}

function indexMessages(definitions: readonly TextNames[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { locale, keys } of definitions) {
    for (const key of keys) {
      const locales = found.get(key) ?? new Set()
      found.set(key, locales.add(locale))
    }
  }
  return found
}

type Lending = Pick<SiteIndex, 'fieldsOf' | 'sourcesOf' | 'hostsOf'>

function indexLending(
  forms: ReadonlyMap<string, FormDefinition>,
  definitions: readonly Definition[],
): Lending {
  const bySource = new Map<string, FormDefinition[]>()
  for (const form of forms.values())
    for (const source of [form.id, withoutCountry(form.id)])
      if (source !== undefined) addTo(bySource, source, form)
  const lenders = (direction: 'deposit' | 'withdraw') => {
    const ids = new Set(
      definitions.flatMap((one) => (one.kind === 'payment-method' ? (one[direction]?.requisites ?? []) : [])),
    )
    return [...forms.values()].filter(({ id }) => ids.has(id))
  }
  const byDirection = { deposit: lenders('deposit'), withdraw: lenders('withdraw') }

  const sourcesOf: Lending['sourcesOf'] = ({ dynamicFields }) => {
    const source = dynamicFields?.source
    if (source === undefined) return []
    return typeof source === 'object' ? byDirection[source.requisites] : (bySource.get(source) ?? [])
  }
  const hosts = new Map<FormDefinition, FormDefinition[]>()
  for (const host of forms.values()) for (const form of sourcesOf(host)) addTo(hosts, form, host)
  const hostsOf: Lending['hostsOf'] = (form) => hosts.get(form) ?? []
  return {
    sourcesOf,
    hostsOf,
    fieldsOf: memo((form) => {
      const around = [form, ...sourcesOf(form), ...hostsOf(form)]
      return new Set(around.flatMap(({ fields }) => fields.map(({ sysname }) => sysname)))
    }),
  }
}

/** Of the id of a form for one country the id of that for all; undefined of another. */
export function withoutCountry(id: string): string | undefined {
  return /^(.*)-[a-z]{2}$/s.exec(id)?.[1]
}

type Shown = Pick<SiteIndex, 'popupsShowing' | 'isShown'>

function indexShown(
  pages: ReadonlyMap<string, PageDefinition>,
  popups: ReadonlyMap<string, PopupDefinition>,
): Shown {
  const inPages = new Set([...pages.values()].flatMap(({ blocks }) => artefactsUsed(blocks)))
  const inPopups = new Map<string, PopupDefinition[]>()
  for (const popup of popups.values()) {
    const blocks = Object.values(popup.views).flatMap((view) => view.blocks)
    for (const key of artefactsUsed(blocks)) addTo(inPopups, key, popup)
  }
  return {
    popupsShowing: (form) => inPopups.get(`form/${form}`) ?? [],
    isShown: (form) => inPages.has(`form/${form}`) || inPopups.has(`form/${form}`),
  }
}

export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
