import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Actions, PublicEvent, Text, Values } from '#generated/grammar/types.ts'
import type { PhoneCountry } from '#schemas/rules/rule.ts'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import { createFormatters, resolveValues } from '#schemas/runtime/bindings.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import type { ActionScope, CallResult, Host } from './host.ts'
import { scopeFacts } from './scopeFacts.ts'
import { storyWords } from './storyWords.ts'

type Call = Host['call']

export type StoryHostOptions = {
  locale?: string
  /** ICU messages by key, over the words that stories share; by locale. */
  words?: Record<string, Record<string, string>>
  facts?: Partial<Facts>
  phoneCountries?: readonly PhoneCountry[]
  artefacts?: Record<string, Artefact>
  call?: Call
  upload?: Host['upload']
  feature?: Host['feature']
  watchForm?: Host['watchForm']
  awaitWords?: Host['awaitWords']
  /** Whether the player says yes to what popups ask; they do if left out. */
  confirms?: boolean
}

/** A host for stories and tests: no app, no network, but real words, facts and bindings. */
export type StoryHost = Host & {
  /** What the renderers asked for, in order. */
  readonly calls: { operation: string; values: Record<string, unknown> }[]
  readonly runs: { actions: Actions; scope?: ActionScope }[]
  readonly asked: { popup: string; data: Record<string, unknown> }[]
  readonly reports: { error: unknown; where: string }[]
  /** What the action refresh of the page does, or news of what some of it follows. */
  refresh(changed?: PublicEvent): Promise<void>
  setLocale(locale: string): void
  setFacts(facts: Partial<Facts>): void
  /** A dialog opens above the page, or the last one closes. */
  setCovered(isCovered: boolean): void
  setArtefact(key: string, artefact: Artefact): void
}

const countries: PhoneCountry[] = [
  { country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' },
  { country_code: 'DE', phone_code: '49', name: 'Germany', mask: ['### #######', '#### #######'] },
  { country_code: 'GB', phone_code: '44', name: 'United Kingdom' },
]

export function createStoryHost(options: StoryHostOptions = {}): StoryHost {
  const listeners = new Set<() => void>()
  const covers = new Set<() => void>()
  const loads = new Map<() => Promise<void>, PublicEvent | undefined>()
  const artefacts: Record<string, Artefact> = { ...options.artefacts }
  let locale = options.locale ?? 'en'
  let version = 0
  let isCovered = false
  let facts = makeFacts(options.facts)
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  /** What actions do to the form or popup that they stand in. */
  const perform = (actions: Actions, scope?: ActionScope) => {
    for (const action of actions) {
      if (action.do === 'when')
        perform((conditionHolds(action.if, scopeFacts(host, scope)) ? action.then : action.else) ?? [], scope)
      if (action.do === 'set_field') {
        const value =
          action.value === undefined ? undefined : host.resolve({ value: action.value }, scope).value
        scope?.setField?.(action.field, { to: action.to, value, unlessEdited: action.unlessEdited })
      }
      if (action.do === 'view') scope?.setView?.(action.view)
      if (action.do === 'close') scope?.close?.(action.force ?? false)
    }
  }
  const host: StoryHost = {
    calls: [],
    runs: [],
    asked: [],
    reports: [],
    t: (text, scope) => translate(text, locale, options.words ?? {}, scopeFacts(host, scope)),
    locale: () => locale,
    href: (link) => link.url ?? `/${link.route}`,
    moved: () => null,
    facts: () => facts,
    call: async (operation, values, callOptions): Promise<CallResult> => {
      host.calls.push({ operation, values })
      return options.call
        ? options.call(operation, values, callOptions)
        : { ok: true, response: { value: 1 } }
    },
    upload: async (operation, values, uploadOptions) => {
      host.calls.push({ operation, values })
      if (options.upload) return options.upload(operation, values, uploadOptions)
      uploadOptions?.onProgress?.(1)
      return { ok: true, response: { value: 1 } }
    },
    run: async (actions, scope) => {
      host.runs.push({ actions, scope })
      perform(actions, scope)
    },
    ask: async (popup, data, scope) => {
      host.asked.push({ popup, data: resolveValues(data, scopeFacts(host, scope)) })
      return options.confirms ?? true
    },
    failureText: (error) => translate(`error.${error.type}`, locale, options.words ?? {}, facts),
    resolve: (values: Values, scope) => resolveValues(values, scopeFacts(host, scope)),
    artefact: ((key: string) => artefacts[key]) as Host['artefact'],
    hasArtefact: (key) => key in artefacts,
    ...(options.feature && { feature: options.feature }),
    ...(options.watchForm && { watchForm: options.watchForm }),
    ...(options.awaitWords && { awaitWords: options.awaitWords }),
    isCovered: () => isCovered,
    onCovered: (listener) => {
      covers.add(listener)
      return () => covers.delete(listener)
    },
    prefetch: async () => undefined,
    phoneCountries: () => options.phoneCountries ?? countries,
    today: () => new Date().toISOString().slice(0, 10),
    report: (error, where) => {
      host.reports.push({ error, where })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onRefresh: (load, follows) => {
      loads.set(load, follows)
      return () => loads.delete(load)
    },
    version: () => version,
    refresh: async (changed) => {
      const asked = [...loads].filter(([, follows]) => changed === undefined || follows === changed)
      await Promise.all(asked.map(([load]) => load()))
    },
    setLocale: (code) => {
      locale = code
      changed()
    },
    setFacts: (change) => {
      facts = { ...facts, ...change }
      changed()
    },
    setCovered: (is) => {
      isCovered = is
      for (const listener of covers) listener()
    },
    setArtefact: (key, artefact) => {
      artefacts[key] = artefact
      changed()
    },
  }
  return host
}

function makeFacts(facts: Partial<Facts> | undefined): Facts {
  return {
    session: { authenticated: false, uid: 0 },
    site: {
      country: 'LV',
      default_currency: 'EUR',
      available_countries: ['LV', 'DE', 'GB', 'AE'],
      available_currencies: ['EUR', 'USD', 'GBP'],
      available_locales: ['en', 'de', 'ar'],
      locale: 'en',
      locales: [
        { code: 'en', name: 'English', dir: 'ltr' },
        { code: 'de', name: 'Deutsch', dir: 'ltr' },
        { code: 'ar', name: 'العربية', dir: 'rtl' },
      ],
    },
    route: { name: 'index', path: '/', fullPath: '/', params: {} },
    query: {},
    device: { kind: 'desktop', breakpoint: '1280', minWidth: 1280, platform: 'default', framed: false },
    ...facts,
  }
}

const i18n = setupI18n()
i18n.setMessagesCompiler(compileMessage)

/** The last part of a key that has no words, so that stories need to name only what matters to them. */
function translate(
  text: Text,
  locale: string,
  words: Record<string, Record<string, string>>,
  facts: Facts,
): string {
  const key = typeof text === 'string' ? text : text.key
  const args = typeof text === 'string' ? {} : resolveValues(text.args, facts, createFormatters(locale))
  const known = { ...storyWords.en, ...storyWords[locale], ...words.en, ...words[locale] }
  const message = known[key]
  if (message === undefined) return key.split('.').at(-1) ?? key
  i18n.loadAndActivate({ locale, messages: { [key]: message } })
  return i18n._(key, args)
}
