import { Autocomplete, Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import type { PartProps } from './editorProps.ts'
import { ValueEditor } from './ValueEditor.tsx'

type ValuesEditorProps = PartProps & {
  /** Names that something is waiting for. */
  suggestions?: readonly string[]
}

/** Values by name, each a constant or read from the facts. */
export function ValuesEditor({ suggestions = [], ...props }: ValuesEditorProps) {
  const { label, description, value, change } = props
  const { values: words } = builderWords
  const [name, setName] = useState('')
  const own: JsonObject = isObject(value) ? value : {}
  const set = (next: JsonObject) => change(Object.keys(next).length === 0 ? undefined : next)
  const add = (wanted: string) => {
    if (wanted === '' || Object.hasOwn(own, wanted)) return
    set({ ...own, [wanted]: '' })
    setName('')
  }
  const left = suggestions.filter((one) => !Object.hasOwn(own, one))
  return (
    <Fieldset legend={label} mt="md">
      <Stack gap="xs">
        {description !== undefined && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
        {Object.entries(own).map(([one, part]) => (
          <ValueEditor
            key={one}
            {...props}
            label={one}
            description={undefined}
            value={part}
            change={(next: Json | undefined) => {
              const { [one]: _, ...others } = own
              set(next === undefined ? others : { ...own, [one]: next })
            }}
          />
        ))}
        <Group gap="xs" align="end">
          <Autocomplete
            flex={1}
            label={words.name(label)}
            value={name}
            data={left}
            onChange={setName}
            onOptionSubmit={add}
            onKeyDown={({ key }) => key === 'Enter' && add(name.trim())}
          />
          <Button variant="light" disabled={name.trim() === ''} onClick={() => add(name.trim())}>
            {words.add}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
