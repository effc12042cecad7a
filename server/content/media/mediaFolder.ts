import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaExtensions } from '#schemas/runtime/mediaExtensions.ts'
import { hash } from '../hash.ts'
import type { MediaFile } from './mediaFileRepository.ts'
import { type MediaType, mediaTypes } from './mediaTypes.ts'

/** Where the files of pictures lie in a directory of definitions, each named by its hash. */
const folderOf = (directory: string) => join(directory, 'media', 'files')

type Named = { kind: string; file?: unknown; type?: unknown }
type NamedFile = { file: string; type: MediaType }

/** The files that definitions name, each once. */
export function filesOf(definitions: readonly Named[]): NamedFile[] {
  const found = definitions.flatMap(({ kind, file, type }) => {
    const known = mediaTypes.find((one) => one === type)
    return kind === 'media' && typeof file === 'string' && /^[\w-]{43}$/.test(file) && known
      ? [{ file, type: known }]
      : []
  })
  return [...new Map(found.map((one) => [one.file, one])).values()]
}

/** Definitions that name what was kept in the place of files: of those the library leaves out what does not draw, or tells of who made them. */
export function namingKept<One extends Named>(
  definitions: readonly One[],
  kept: ReadonlyMap<string, Pick<MediaFile, 'hash' | 'type' | 'width' | 'height'>>,
): One[] {
  return definitions.map((one) => {
    const now = one.kind === 'media' && typeof one.file === 'string' ? kept.get(one.file) : undefined
    if (now === undefined || now.hash === one.file) return one
    const { hash: file, type, width, height } = now
    return { ...one, file, type, width, height }
  })
}

/** @throws Error where it is not there, or is another than its name says */
export async function readMediaOf(directory: string, { file, type }: NamedFile): Promise<Buffer> {
  const path = join(folderOf(directory), `${file}.${mediaExtensions[type][0]}`)
  const body = await readFile(path).catch((error: unknown) => {
    throw new Error(`${path} cannot be read`, { cause: error })
  })
  if (hash(body) !== file) throw new Error(`${path} is another file than its name says`)
  return body
}

/**
 * Makes the directory hold exactly these files.
 * @param read fetches one that is not there yet
 * @returns the paths that were written or removed, sorted
 */
export async function writeMediaOf(
  directory: string,
  wanted: readonly NamedFile[],
  read: (file: string) => Promise<Buffer>,
): Promise<string[]> {
  const folder = folderOf(directory)
  const names = new Map(wanted.map((one) => [`${one.file}.${mediaExtensions[one.type][0]}`, one]))
  const there = new Set(await readdir(folder).catch(() => []))
  const touched: string[] = []
  for (const name of there) {
    if (names.has(name)) continue
    await rm(join(folder, name))
    touched.push(`media/files/${name}`)
  }
  for (const [name, { file }] of names) {
    if (there.has(name)) continue
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), await read(file))
    touched.push(`media/files/${name}`)
  }
  return touched.sort()
}
