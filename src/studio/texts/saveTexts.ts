import type { Definition } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { isObject, type Json } from '../definition/identity.ts'
import { groupBy } from '../parts/groupBy.ts'
import type { Studio } from '../stores/createStudio.ts'

export type TextChange = { definition: string; key: string; text: string }

/**
 * Saves texts as drafts, each definition once. Only the texts named change, so what colleagues saved a moment ago stays: a
 * definition that somebody saved in between is read and written anew.
 * @param model of which a definition is made that a language does not have yet: its key in the language translated from
 * @throws StudioFailure
 */
export async function saveTexts(
  studio: Studio,
  locale: string,
  changes: readonly TextChange[],
  model: (definition: string) => string,
): Promise<void> {
  for (const [key, own] of groupBy(changes, ({ definition }) => definition)) {
    const texts = Object.fromEntries(own.map((change) => [change.key, change.text]))
    await saveOne(studio, key, texts, () => emptyLike(studio, model(key), key, locale)).catch(
      (error: unknown) => {
        if (error instanceof StudioFailure && error.current) return saveOne(studio, key, texts)
        throw error
      },
    )
  }
  await studio.refresh()
}

async function saveOne(
  { api, withSession }: Studio,
  key: string,
  texts: Record<string, string>,
  create?: () => Promise<Definition>,
): Promise<void> {
  const draft = await withSession(() => api.draft(key)).catch((error: unknown) => {
    if (error instanceof StudioFailure && error.status === 404 && create) return undefined
    throw error
  })
  const definition = draft?.definition ?? (await create?.())
  const held = definition?.messages as Json | undefined
  const messages = { ...(isObject(held) ? held : {}), ...texts }
  await withSession(() => api.save(key, { ...definition, messages }, draft?.etag))
}

/** A definition of the same sort without texts, for another language. */
async function emptyLike(studio: Studio, model: string, key: string, locale: string): Promise<Definition> {
  const { definition } = await studio.withSession(() => studio.api.draft(model))
  return { ...definition, id: key.slice(key.indexOf('/') + 1), locale, messages: {} }
}
