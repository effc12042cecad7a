import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from './createDocument.ts'

/** What a tab knows of the definition on the screen. */
export type TabProps = {
  document: StudioDocument
  name: string
  text: string
  /** Grows with every change that did not come from a builder. */
  edition: number
  problems: readonly Problem[]
  /** A place that somebody asked to be led to. */
  place: { pointer: string; turn: number } | undefined
  /** Gets what the gate says of it as it is typed. */
  judged: (problems: readonly Problem[]) => void
}
