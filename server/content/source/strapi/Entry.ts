/** A published entry of `croupier-definition`, as the REST API answers it. */
export interface DefinitionEntry {
  id: number
  documentId: string
  kind?: unknown
  sysname?: unknown
  definition?: unknown
  file?: StrapiFile | null
}

/** A published language of an entry of `croupier-text`. */
export interface TextEntry {
  id: number
  documentId: string
  locale?: unknown
  sysname?: unknown
  /** `editors`: no player is sent them. */
  for?: unknown
  messages?: unknown
}

/** A file of Strapi's media library. */
export interface StrapiFile {
  url?: unknown
  hash?: unknown
  name?: unknown
  updatedAt?: unknown
}

export interface Entries {
  version: string
  definitions: readonly DefinitionEntry[]
  texts: readonly TextEntry[]
}
