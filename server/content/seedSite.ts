import type { Problem } from '#schemas/runtime/problem.ts'
import type { Database } from '../db/Database.ts'
import { ContentError } from './ContentError.ts'
import type { Compiler } from './Definition.ts'
import { importSite, prepareImport } from './importSite.ts'
import { mediaFileRepository } from './media/mediaFileRepository.ts'
import { filesOf, namingKept, readMediaOf } from './media/mediaFolder.ts'
import { readMediaFile } from './media/readMediaFile.ts'
import { publish } from './publish.ts'
import { ReleaseCompiler } from './ReleaseCompiler.ts'
import { readSite } from './readSite.ts'
import { releaseRepository } from './releaseRepository.ts'

/**
 * Publishes the definitions of a directory as the first release, when there is none. Several processes may do so
 * at once: one wins, the others find it done.
 * @returns whether this call published
 * @throws Error naming every problem when the directory cannot be published
 */
export async function seedSite(
  database: Pick<Database, 'drizzle' | 'transaction' | 'notifier'>,
  directory: string,
  compiler: Compiler,
): Promise<boolean> {
  if ((await releaseRepository.liveId(database.drizzle)) !== undefined) return false
  const definitions = await readSite(directory)
  if (definitions.length === 0) throw new Error(`${directory} holds no definitions`)
  const files = new Map<string, Awaited<ReturnType<typeof readMediaFile>>>()
  for (const one of filesOf(definitions))
    files.set(one.file, await readMediaFile(await readMediaOf(directory, one)))
  const prepared = await prepareImport(namingKept(definitions, files))
  await database.transaction(async (tx) => {
    await releaseRepository.lockPublishing(tx)
    if ((await releaseRepository.liveId(tx)) !== undefined) return
    for (const file of files.values()) await mediaFileRepository.add(tx, file, null)
    await importSite(tx, null, prepared)
  })
  try {
    const releases = new ReleaseCompiler(compiler)
    await publish({ database, releases }, { author: null, message: 'The starter site' })
    return true
  } catch (error) {
    // Another process that started with this one was faster.
    if (!(error instanceof ContentError)) throw error
    if (error.status === 409 && (await releaseRepository.liveId(database.drizzle)) !== undefined) return false
    throw new Error(`${directory} cannot be published:\n${(error.problems ?? []).map(describe).join('\n')}`, {
      cause: error,
    })
  }
}

function describe({ definition, pointer, code, message, hint }: Problem): string {
  return `  ${definition}${pointer === '' ? '' : ` at ${pointer}`}: ${message} ${hint} (${code})`
}
