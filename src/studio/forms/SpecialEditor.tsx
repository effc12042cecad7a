import { Fieldset, JsonInput, Text } from '@mantine/core'
import { useState } from 'react'
import { isSchema } from '#schemas/runtime/walkGrammar.ts'
import type { Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import type { Editor } from './editorProps.ts'
import { labelOf, type Special, valueAt, withValue } from './grammarForm.ts'
import { ListEditor } from './ListEditor.tsx'
import { RulesEditor } from './RulesEditor.tsx'

type SpecialEditorProps = {
  Editor: Editor
  special: Special
  value: Json | undefined
  change: (value: Json) => void
  edition: string
  fields: readonly string[]
}

const kept = new Set(['attributes', 'submit'])

/** What no single field of a form can edit: a condition, a list of objects, and anything else as JSON. */
export function SpecialEditor({ Editor, special, value, change, edition, fields }: SpecialEditorProps) {
  const { path, schema, file } = special
  const own = valueAt(value, path)
  const set = (next: Json | undefined) => change(withValue(value, path, next, kept))
  const label = labelOf(path)
  const description = typeof schema.description === 'string' ? schema.description : undefined
  const items = isSchema(schema.items) ? schema.items : undefined
  const isList = own === undefined || Array.isArray(own)

  if (schema['x-ref'] === 'condition')
    return (
      <Fieldset legend={label} mt="md">
        <ConditionEditor label={label} value={own} change={set} fields={fields} />
      </Fieldset>
    )
  if (items?.$ref === 'rules.json' && isList)
    return (
      <Fieldset legend={label} mt="md">
        <Hint text={description} />
        <RulesEditor Editor={Editor} value={own ?? []} change={set} edition={edition} fields={fields} />
      </Fieldset>
    )
  if (items && typeof items.$ref === 'string' && items.$ref.startsWith('#/') && isList)
    return (
      <Fieldset legend={label} mt="md">
        <Hint text={description} />
        <ListEditor
          Editor={Editor}
          label={label}
          of={`${String(file.$id).split('/').at(-1)}${items.$ref}`}
          value={own ?? []}
          change={set}
          edition={edition}
          fields={fields}
        />
      </Fieldset>
    )
  return <JsonEditor label={label} description={description} value={own} change={set} />
}

function Hint({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Text size="sm" c="dimmed" mb="xs">
      {text}
    </Text>
  )
}

type JsonEditorProps = {
  label: string
  description: string | undefined
  value: Json | undefined
  change: (value: Json | undefined) => void
}

/** Anything, as JSON; what is none yet is not taken over. */
function JsonEditor({ label, description, value, change }: JsonEditorProps) {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2))
  const type = (typed: string) => {
    setText(typed)
    if (typed.trim() === '') return change(undefined)
    try {
      change(JSON.parse(typed) as Json)
    } catch {
      // Said below the field once it is left.
    }
  }
  return (
    <JsonInput
      mt="md"
      label={label}
      description={description}
      value={text}
      onChange={type}
      validationError={builderWords.noJson}
      autosize
      minRows={1}
      maxRows={12}
      formatOnBlur
    />
  )
}
