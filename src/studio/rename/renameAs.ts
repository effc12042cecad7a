import type { RenamePlan, Renaming } from '../api/createContentApi.ts'
import type { Studio } from '../stores/createStudio.ts'
import { siteOf } from '../stores/useSite.ts'

/** The renaming that takes one back. */
export function backOf(renaming: Renaming): Renaming {
  if ('message' in renaming) return { message: renaming.to, to: renaming.message }
  const at = renaming.definition.indexOf('/')
  const [kind, id] = [renaming.definition.slice(0, at), renaming.definition.slice(at + 1)]
  return { definition: `${kind}/${renaming.to}`, to: id }
}

/** Renames as it was looked at; without a plan, as everything is now. @throws StudioFailure */
export async function renameAs(studio: Studio, renaming: Renaming, plan?: RenamePlan): Promise<void> {
  await studio.withSession(async () => {
    const { changes } = plan ?? (await studio.api.planRename(renaming))
    const expected = Object.fromEntries(changes.map(({ key, etag }) => [key, etag]))
    await studio.api.rename(renaming, expected)
  })
  const site = siteOf(studio)
  await Promise.all([studio.refresh(), site.isRead() ? site.read() : undefined])
}
