import type { Problem } from '#schemas/runtime/problem.ts'
import type { Definition } from '../Definition.ts'
import type { MediaFile } from '../media/mediaFileRepository.ts'

/** The languages that the site has, and the one whose texts stand in for missing ones. */
export interface SiteLanguages {
  fallback: string
  all: readonly string[]
}

/** A definition as a CMS has it. @property document what the CMS calls it */
export type SourcedDefinition = { definition: Definition; document: string }

/** What a CMS has published, all of it at one moment. */
export interface Snapshot {
  /** As `ContentSource.version` said of it. */
  version: string
  definitions: readonly SourcedDefinition[]
  /** What is no definition at all: with any, the rest is not taken. */
  problems: readonly Problem[]
  /** How many texts of a language stand in the fallback language. */
  fallbacks: Readonly<Record<string, number>>
}

/** Where the files of pictures are kept, one by one as they are fetched: all at once might be more than there is memory. */
export interface Library {
  /** Those of the hashes that are there. */
  kept(hashes: readonly string[]): Promise<ReadonlySet<string>>
  /** @throws ContentError 413 where there is no room for it */
  keep(file: MediaFile & { body: Buffer }): Promise<void>
}

/** A CMS outside, of which the site takes what it has published. */
export interface ContentSource {
  /** What staff call it. */
  readonly name: string
  /** Another text as soon as something else is published there, and cheap. @throws SourceError */
  version(): Promise<string>
  /** @throws SourceError also where what is published never holds still */
  read(
    languages: (definitions: readonly Definition[]) => Promise<SiteLanguages>,
    library: Library,
  ): Promise<Snapshot>
  /** Gives up what is being read: nobody waits for a slow CMS to end. */
  stop(): void
  /** Where staff change a document. */
  editUrl(key: string, document: string): string
}

/** Why a CMS could not be read, in words for operators; they hold no secret. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}
