import type { Definition, MediaDefinition } from '#generated/grammar/types.ts'
import { mediaIn } from '#schemas/compiler/expandPictures.ts'
import { mediaAddress, mediaIdOf, mediaVariant } from '#schemas/runtime/mediaPicture.ts'
import { isObject, type Json } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'

/** A picture of the library as editors left it, which may be broken in any way. */
export type LibraryPicture = Partial<MediaDefinition> & { id: string }

/** The pictures of the library, by their names. */
export function libraryOf(site: Site): LibraryPicture[] {
  const found = site.keys().flatMap((key) => {
    const one = key.startsWith('media/') ? site.definition(key) : undefined
    return one ? [one as unknown as LibraryPicture] : []
  })
  return found.sort((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

/** Those of them that no definition shows. */
export function unusedOf(site: Site): LibraryPicture[] {
  const shown = new Set(site.keys().flatMap((key) => mediaIn(site.definition(key) as unknown as Definition)))
  return libraryOf(site).filter(({ id }) => !shown.has(id))
}

export const nameOf = ({ name, id }: LibraryPicture): string => name ?? id

/** Where a small one of it is found. */
export const thumbnailOf = (picture: LibraryPicture): string =>
  mediaAddress(picture as MediaDefinition).replace(mediaVariant(1536), mediaVariant(320))

/** What shows an address as the grammar has it: of a picture of the library, where that is found. */
export function shownAt(site: Site, address: string): string {
  const id = mediaIdOf(address)
  const picture = id === undefined ? undefined : site.definition(`media/${id}`)
  return picture ? thumbnailOf(picture as unknown as LibraryPicture) : address
}

/** Pixels of what is shown of a picture of the library; undefined of any other address, and of a draft that does not say. */
export function sizeOf(site: Site, address: Json | undefined): { width: number; height: number } | undefined {
  const id = mediaIdOf(address)
  const picture = id === undefined ? undefined : site.definition(`media/${id}`)
  const { width, height } = isObject(picture?.crop) ? picture.crop : (picture ?? {})
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined
}

/** An id made of the name of a file, that no other picture has. */
export function newMediaId(file: string, taken: ReadonlySet<string>): string {
  const plain = file
    .replace(/\.[^.]+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  const base = plain === '' ? 'picture' : plain
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  return id
}
