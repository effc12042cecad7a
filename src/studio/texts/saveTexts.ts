import type { Definition } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { isObject, type Json } from '../definition/identity.ts'
import { groupBy } from '../parts/groupBy.ts'
import type { Studio } from '../stores/createStudio.ts'

export type TextChange = {
  definition: string
  key: string
  text: string
  /** What it was when it was looked at. */
  before: string | undefined
}

/**
 * Saves texts as drafts, each definition once. Only the texts named change, so what colleagues saved a moment ago stays: a
 * definition that somebody saved in between is read and written anew, and a text that says something else by now stays as it is.
 * @param model of which a definition is made that a language does not have yet: its key in the language translated from
 * @returns keys of the texts that stay as they are
 * @throws StudioFailure
 */
export async function saveTexts(
  studio: Studio,
  locale: string,
  changes: readonly TextChange[],
  model: (definition: string) => string,
): Promise<string[]> {
  const left: string[] = []
  for (const [key, own] of groupBy(changes, ({ definition }) => definition)) {
    const kept = await saveOne(studio, key, own, () => emptyLike(studio, model(key), key, locale)).catch(
      (error: unknown) => {
        if (error instanceof StudioFailure && error.current) return saveOne(studio, key, own)
        throw error
      },
    )
    left.push(...kept)
  }
  await studio.refresh()
  return left
}

async function saveOne(
  { api, withSession }: Studio,
  key: string,
  changes: readonly TextChange[],
  create?: () => Promise<Definition>,
): Promise<string[]> {
  const draft = await withSession(() => api.draft(key)).catch((error: unknown) => {
    if (error instanceof StudioFailure && error.status === 404 && create) return undefined
    throw error
  })
  const definition = draft?.definition ?? (await create?.())
  const held = definition?.messages as Json | undefined
  const there = isObject(held) ? held : {}
  const own = changes.filter(({ key: text, before }) => there[text] === before)
  const left = changes.filter((one) => !own.includes(one) && there[one.key] !== one.text)
  const messages = { ...there, ...Object.fromEntries(own.map((one) => [one.key, one.text])) }
  await withSession(() => api.save(key, { ...definition, messages }, draft?.etag))
  return left.map((one) => one.key)
}

/** A definition of the same sort without texts, for another language. */
async function emptyLike(studio: Studio, model: string, key: string, locale: string): Promise<Definition> {
  const { definition } = await studio.withSession(() => studio.api.draft(model))
  return { ...definition, id: key.slice(key.indexOf('/') + 1), locale, messages: {} }
}
