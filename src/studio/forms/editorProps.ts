import type { ComponentType } from 'react'
import type { Json } from '../definition/identity.ts'

export type GrammarEditorProps = {
  /** Part of the grammar: form.json#/$defs/field. */
  of: string
  value: Json | undefined
  change: (value: Json) => void
  /** Another object is edited, or the same one was changed from elsewhere. */
  edition: string
  only?: (path: readonly string[]) => boolean
  /** Fields of the form that conditions may look at. */
  fields: readonly string[]
}

/** Editors of parts hold editors of their parts: they are handed the one that makes them. */
export type Editor = ComponentType<GrammarEditorProps>
