/** What a file is by its own bytes, whatever it is called. */
export type FileKind = { mediaType: string; content: Buffer }

/** Why a file is not taken; codes that dictionaries turn into words. */
export type FileRefusal = 'file_empty' | 'file_type' | 'file_broken' | 'file_dimensions' | 'file_active'

/** A kind of file: how it begins, and what is found when its structure is read. May throw RangeError where it ends early. */
export type KindReader = {
  begins: (file: Buffer) => boolean
  read: (file: Buffer) => FileKind | FileRefusal
}
