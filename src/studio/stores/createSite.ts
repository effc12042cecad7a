import { placeholderTexts } from '#schemas/compiler/placeholderTexts.ts'
import { isSound } from '#schemas/runtime/mediaPicture.ts'
import type { Definition, DefinitionSummary, Draft } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import type { Studio } from './createStudio.ts'
import { createUnsaved } from './createUnsaved.ts'
import { Overtaken } from './Overtaken.ts'

/** A text and the definition that holds it. */
export type SiteText = {
  text: string
  definition: string
  /** It still says what a template has in its place. */
  isPlaceholder: boolean
}

/** All definitions as editors left them, for those who build something of them. */
export function createSite({ api, state, withSession, refreshScheduled }: Studio) {
  let definitions: ReadonlyMap<string, JsonObject> | undefined
  let version = 0
  let reading: Promise<void> | undefined
  /** What was taken over while everything is read, which is no older: nothing for what is gone. */
  let meanwhile: Map<string, JsonObject | undefined> | undefined
  const listeners = new Set<() => void>()
  const texts = new Map<string, ReadonlyMap<string, SiteText>>()
  /** One change of a definition waits for the one before it, whose version it goes on from. */
  const saving = new Map<string, Promise<unknown>>()
  /** By key when each definition was saved, as it was listed last. */
  let seen: ReadonlyMap<string, string> | undefined

  /** @param key of the one definition that has changed; any may have if left out */
  function took(next: ReadonlyMap<string, JsonObject>, key?: string): void {
    definitions = next
    const only = key === undefined ? undefined : next.get(key)
    if (key !== undefined) meanwhile?.set(key, only)
    if (only?.kind === 'messages') texts.delete(String(only.locale))
    // What counts as written hangs on templates.
    else if (!only || only.kind === 'template') texts.clear()
    version += 1
    for (const listener of listeners) listener()
  }

  async function readAll(): Promise<void> {
    const newer = new Map<string, JsonObject | undefined>()
    meanwhile = newer
    const read = new Map(Object.entries((await withSession(() => api.site())) as Record<string, JsonObject>))
    for (const [key, one] of newer)
      if (one) read.set(key, one)
      else read.delete(key)
    took(read)
  }

  /** Does something with one definition once what was begun with it before has ended. */
  function inTurn(key: string, step: () => Promise<void>): Promise<void> {
    const before = saving.get(key) ?? Promise.resolve()
    const mine = before.then(step, step)
    saving.set(key, mine)
    return mine
  }

  const site = {
    version: () => version,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Reads everything, anew where it was read before. @throws StudioFailure */
    read(): Promise<void> {
      reading ??= readAll().finally(() => {
        reading = meanwhile = undefined
      })
      return reading
    },

    /** Takes over what was saved since, where it was read. @param listed all that there is now @throws StudioFailure */
    async follow(listed: readonly Pick<DefinitionSummary, 'key' | 'state' | 'saved_at'>[]): Promise<void> {
      const was = seen
      seen = new Map(listed.map(({ key, state, saved_at }) => [key, `${saved_at} ${state === 'removed'}`]))
      const changed = was ? listed.filter(({ key }) => was.get(key) !== seen?.get(key)) : []
      if (!definitions) return
      if (changed.length > many) return site.read()
      const takeOver = async ({ key, state }: (typeof changed)[number]) => {
        const draft = state !== 'removed' && (await withSession(() => api.draft(key)))
        const next = new Map(definitions)
        if (draft) next.set(key, draft.definition as JsonObject)
        else next.delete(key)
        took(next, key)
      }
      await Promise.all(changed.map((one) => inTurn(one.key, () => takeOver(one))))
    },

    isRead: () => definitions !== undefined,
    definition: (key: string): JsonObject | undefined => definitions?.get(key),
    keys: (): readonly string[] => [...(definitions?.keys() ?? [])],

    /** The texts of a locale, by key. */
    texts(locale: string): ReadonlyMap<string, SiteText> {
      const known = texts.get(locale)
      if (known) return known
      const found = new Map<string, SiteText>()
      const isPlaceholder = placeholderTexts(definitions?.values() ?? [])
      for (const [definition, { kind, locale: own, messages }] of definitions ?? [])
        if (kind === 'messages' && own === locale && isObject(messages))
          for (const [key, value] of Object.entries(messages)) {
            const text = String(value)
            found.set(key, { text, definition, isPlaceholder: isPlaceholder(locale, key, text) })
          }
      texts.set(locale, found)
      return found
    },

    /** Addresses of the pictures of the library, and of those that stand somewhere, sorted. */
    pictures(): string[] {
      const found = new Set<string>()
      const look = (value: Json | undefined): void => {
        if (typeof value === 'string' && /^\/assets\/.*\.(svg|png|webp|jpe?g|avif)$/.test(value))
          found.add(value)
        else if (value !== null && typeof value === 'object')
          for (const part of Object.values(value)) look(part)
      }
      for (const [key, one] of definitions ?? []) {
        if (key.startsWith('media/')) {
          if (!isSound(one)) found.add(`/${key}`)
        } else if (!key.startsWith('messages/')) look(one)
      }
      return [...found].sort()
    },

    /** What a named condition says, in a language where it is said in several. */
    sentence(name: string, locale: string): string | undefined {
      const said = definitions?.get(`condition/${name}`)?.sentence
      if (typeof said === 'string') return said
      if (!isObject(said)) return undefined
      const text = typeof said.key === 'string' ? site.texts(locale).get(said.key)?.text : said[locale]
      return typeof text === 'string' ? text : undefined
    },

    /** Languages in which a text is still to be written. */
    lacking: (key: string): string[] =>
      site.locales().filter((locale) => site.texts(locale).get(key)?.isPlaceholder !== false),

    locales(): string[] {
      const { locales } = definitions?.get('locales/main') ?? {}
      return Array.isArray(locales) ? locales.filter(isObject).map(({ code }) => String(code)) : []
    },

    /**
     * Changes one definition and saves it as a draft.
     * @throws StudioFailure
     */
    change(key: string, change: (before: JsonObject) => JsonObject): Promise<void> {
      const write = async (tries: number): Promise<JsonObject> => {
        const draft: Draft = await withSession(() => api.draft(key))
        const next = change(draft.definition as JsonObject)
        try {
          await withSession(() => api.save(key, next as Definition, draft.etag))
        } catch (error) {
          // Somebody saved something between the two: it is changed as they left it.
          if (error instanceof StudioFailure && error.current && tries > 0) return write(tries - 1)
          throw error
        }
        return next
      }
      return inTurn(key, async () => {
        const next = await write(most)
        took(new Map(definitions).set(key, next), key)
        // What waits for its moment may wait in vain now, which is told at once.
        void refreshScheduled()
      })
    },

    /** Saves a definition that there is not yet, as a draft. Resolves with its version. @throws StudioFailure */
    async add(key: string, definition: JsonObject): Promise<string> {
      const { etag } = await withSession(() => api.save(key, definition as Definition, undefined))
      took(new Map(definitions).set(key, definition), key)
      return etag
    },

    /**
     * Takes back a draft that was added. Resolves with whether that could be: what somebody has changed or published since,
     * or names elsewhere, stays.
     * @param etag of the version that was added
     * @param by key of the one definition that may name it
     * @throws StudioFailure
     */
    async takeBack(key: string, etag: string, by: string): Promise<boolean> {
      const uses = await withSession(() => api.uses(key))
      if (uses.some(({ definition }) => definition !== by)) return false
      try {
        await withSession(() => api.saveDrafts([{ key, etag, definition: null }]))
      } catch (error) {
        if (error instanceof StudioFailure && (error.status === 404 || error.status === 409)) return false
        throw error
      }
      const left = new Map(definitions)
      left.delete(key)
      took(left, key)
      return true
    },

    /**
     * Saves a text as a draft of the definition that has it, or one like it.
     * @param text nothing where it is to be there no more
     * @param before what it is to replace; where something else stands there by now, that stays
     * @throws StudioFailure, Overtaken
     */
    async saveText(key: string, locale: string, text: string, before?: string): Promise<void> {
      const definition = placeOfText(key, locale)
      if (definition === undefined) return
      await site.change(definition, (draft) => {
        const messages: JsonObject = { ...(isObject(draft.messages) ? draft.messages : {}) }
        const there = String(messages[key] ?? '')
        if (before !== undefined && there !== before && there !== text) {
          // What they wrote is what is seen from now on.
          took(new Map(definitions).set(definition, draft), definition)
          throw new Overtaken(key, there)
        }
        messages[key] = text
        if (text === '') delete messages[key]
        return { ...draft, messages }
      })
    },

    /** Texts that were written and are not saved. */
    unsaved: createUnsaved(
      async ({ key, locale, text, before }) => {
        if (!site.isRead()) await site.read()
        await site.saveText(key, locale, text, before)
      },
      () => (typeof state.member === 'object' ? state.member.id : undefined),
    ),
  }
  return site

  /** Where a text stands in a locale: in the definition of the name that it has in another one, or that those like it have. */
  function placeOfText(key: string, locale: string): string | undefined {
    const own = site.texts(locale).get(key)
    if (own) return own.definition
    const alike = site.locales().flatMap((other) => {
      const there = site.texts(other)
      const found = there.get(key) ?? [...there].find(([one]) => one.split('.')[0] === key.split('.')[0])?.[1]
      return found ? [found.definition.split('/').slice(2).join('/')] : []
    })
    const wanted = [...alike, 'pages', 'ui'].map((name) => `messages/${locale}/${name}`)
    const first = [...(definitions ?? [])].find(
      ([, { kind, locale: own }]) => kind === 'messages' && own === locale,
    )
    return wanted.find((one) => definitions?.has(one)) ?? first?.[0]
  }
}

/** More than so many are read in one go. */
const many = 20

/** How often a change is tried again that somebody else came between. */
const most = 5

export type Site = ReturnType<typeof createSite>
