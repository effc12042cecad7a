import { JsonInput, Stack, Text } from '@mantine/core'
import type { Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import { ConditionLines } from './ConditionLines.tsx'
import { conditionOf, rowsOf } from './conditionRows.ts'
import { namesOf, useSurroundings } from './Surroundings.ts'
import { sentenceOf } from './sayConditions.ts'

type ConditionEditorProps = {
  label: string
  value: Json | undefined
  change: (value: Json | undefined) => void
  /** Fields of the form, which conditions may look at. */
  fields: readonly string[]
}

/** A condition, built line by line and read aloud as a sentence. */
export function ConditionEditor({ label, value, change, fields }: ConditionEditorProps) {
  const { site, definition } = useSurroundings()
  const read = rowsOf(value)
  const { condition: words } = builderWords
  const sentence = sentenceOf(value, (name) => site.sentence(name, 'en'))
  if (!read)
    return (
      <Stack gap="xs">
        <Sentence text={sentence} />
        <Text size="sm" c="dimmed">
          {words.tooDeep}
        </Text>
        <JsonInput
          aria-label={label}
          defaultValue={JSON.stringify(value, null, 2)}
          autosize
          validationError={builderWords.noJson}
          onBlur={({ currentTarget }) => {
            try {
              change(JSON.parse(currentTarget.value) as Json)
            } catch {
              // Said below the field.
            }
          }}
        />
      </Stack>
    )
  const names = namesOf(site, definition, 'condition-name')
  return (
    <Stack gap="xs">
      <Sentence text={sentence} />
      <ConditionLines
        label={label}
        lines={read}
        names={names}
        fields={fields}
        change={(next) => change(conditionOf(next))}
      />
    </Stack>
  )
}

function Sentence({ text }: { text: string }) {
  return (
    <Text size="sm" fs="italic" role="status">
      {text.charAt(0).toUpperCase() + text.slice(1)}.
    </Text>
  )
}
