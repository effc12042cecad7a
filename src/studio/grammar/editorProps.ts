import type { ComponentType } from 'react'
import type { Json } from '../definition/identity.ts'
import type { Described } from './grammarForm.ts'

export type GrammarEditorProps = {
  /** Part of the grammar: form.json#/$defs/field. */
  of: string | Described
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

/** What the editor of a part gets. */
export type PartProps = {
  Editor: Editor
  label: string
  description: string | undefined
  value: Json | undefined
  change: (value: Json | undefined) => void
  edition: string
  fields: readonly string[]
}
