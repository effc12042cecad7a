import type { MediaDefinition } from '#generated/grammar/types.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { Executor } from '../../db/Database.ts'
import { definitionKey } from '../Definition.ts'
import type { Held } from '../draftRepository.ts'
import { revisionRepository } from '../revisionRepository.ts'
import { mediaFileRepository } from './mediaFileRepository.ts'

/** Media definitions whose file is not kept, or is not what they say of it: what the compiler, which knows no files, cannot see. */
export async function checkMediaFiles(db: Executor, held: Iterable<Held>): Promise<Problem[]> {
  const media = [...held].filter(({ kind }) => kind === 'media')
  if (media.length === 0) return []
  const bodies = await revisionRepository.bodies(
    db,
    media.map(({ revisionId }) => revisionId),
  )
  const named = media.flatMap((one) => {
    const text = bodies.get(one.revisionId)
    return text === undefined
      ? []
      : [{ key: definitionKey(one), ...(JSON.parse(text) as Partial<MediaDefinition>) }]
  })
  const files = await mediaFileRepository.find(db, [...new Set(named.map(({ file }) => String(file)))])
  return named.flatMap(({ key: definition, file, type, width, height }) => {
    const found = files.get(String(file))
    if (!found) {
      const message = 'The file of this picture is not here.'
      return [{ definition, pointer: '/file', code: 'unknown_file', message, hint: 'Upload it.' }]
    }
    const wrong = Object.entries({ type, width, height }).filter(
      ([name, value]) => value !== found[name as 'type' | 'width' | 'height'],
    )
    return wrong.map(([name]) => {
      const real = found[name as 'type' | 'width' | 'height']
      const message = `The file of this picture has the ${name} ${real}.`
      return { definition, pointer: `/${name}`, code: 'media_file', message, hint: `Set ${real}.` }
    })
  })
}
