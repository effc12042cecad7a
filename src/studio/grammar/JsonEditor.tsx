import { JsonInput } from '@mantine/core'
import { useState } from 'react'
import type { Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import type { PartProps } from './editorProps.ts'

/** Anything, as JSON; what is none yet is not taken over. */
export function JsonEditor({
  label,
  description,
  value,
  change,
}: Pick<PartProps, 'label' | 'description' | 'value' | 'change'>) {
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
