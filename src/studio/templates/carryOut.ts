import type { Definition } from '../api/createContentApi.ts'
import { isSame, type JsonObject } from '../definition/identity.ts'
import type { Studio } from '../stores/createStudio.ts'
import { siteOf } from '../stores/useSite.ts'
import { keyOf, type Plan } from './planBeginning.ts'

/**
 * Saves all of a plan as drafts, or nothing.
 * @param before the definitions that are changed, as the plan was made of them
 * @returns what takes all of it back, unless somebody has changed it meanwhile
 * @throws StudioFailure
 */
export async function carryOut(
  studio: Studio,
  plan: Plan,
  before: (key: string) => JsonObject | undefined,
): Promise<() => Promise<void>> {
  const { api, withSession } = studio
  const changed = await Promise.all(
    plan.changed.map(async (definition) => {
      const draft = await withSession(() => api.draft(keyOf(definition)))
      // What is not as the plan knows it would be undone by it: the server says so.
      const isKnown = isSame(draft.definition as JsonObject, before(keyOf(definition)))
      return { definition, was: draft.definition, etag: isKnown ? draft.etag : '"changed"' }
    }),
  )
  const saved = await withSession(() =>
    api.saveDrafts([
      ...plan.made.map((definition) => ({ key: keyOf(definition), etag: null, definition })),
      ...changed.map(({ definition, etag }) => ({ key: keyOf(definition), etag, definition })),
    ]),
  )
  const etags = new Map(saved.map(({ key, etag }) => [key, etag]))
  await readAnew()

  return async () => {
    const back = (key: string, definition: Definition | null) => ({
      key,
      etag: etags.get(key) ?? null,
      definition,
    })
    await withSession(() =>
      api.saveDrafts([
        ...changed.map(({ definition, was }) => back(keyOf(definition), was as Definition)),
        ...plan.made.map((definition) => back(keyOf(definition), null)),
      ]),
    )
    await readAnew()
  }

  async function readAnew(): Promise<void> {
    await Promise.all([studio.refresh(), siteOf(studio).read()])
  }
}
