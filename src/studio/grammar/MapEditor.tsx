import { Autocomplete, Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { errorCodes } from '#schemas/rules/errorCodes.ts'
import { type GrammarSchema, isSchema } from '#schemas/runtime/walkGrammar.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import type { PartProps } from './editorProps.ts'
import type { Described } from './grammarForm.ts'
import { leastOf } from './least.ts'
import { useGivens } from './useGivens.ts'

/** What a map holds under any name, where it is one. */
export function heldBy({ properties, additionalProperties }: GrammarSchema): GrammarSchema | undefined {
  return properties === undefined && isSchema(additionalProperties) ? additionalProperties : undefined
}

/** Values by names that editors choose, all of one sort: a form with a field, or an editor, for every name. */
export function MapEditor({ schema, file, ...props }: PartProps & Described) {
  const { Editor, label, description, value, change, edition, fields } = props
  const { map: words } = builderWords
  const [name, setName] = useState('')
  const givens = useGivens()
  const own: JsonObject = isObject(value) ? value : {}
  const held = heldBy(schema) ?? {}
  const names = Object.keys(own).join('\n')
  const of = useMemo(() => {
    const properties = names === '' ? {} : Object.fromEntries(names.split('\n').map((one) => [one, held]))
    return { schema: { type: 'object', properties, required: Object.keys(properties) }, file }
  }, [names, held, file])
  const { enum: known, pattern, 'x-ref': called } = isSchema(schema.propertyNames) ? schema.propertyNames : {}
  const alone = Array.isArray(known) ? known.map(String) : undefined
  // The platform has codes of its own.
  const suggested = alone ?? (called === 'error-code' ? errorCodes : [])
  const wanted = name.trim()
  const isFit =
    wanted !== '' &&
    !Object.hasOwn(own, wanted) &&
    (alone === undefined || alone.includes(wanted)) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(wanted))
  const set = (next: JsonObject) => change(Object.keys(next).length === 0 ? undefined : next)
  const add = () => {
    if (!isFit) return
    set({ ...own, [wanted]: leastOf({ schema: held, file }, givens) })
    setName('')
  }
  return (
    <Fieldset legend={label} mt="md">
      <Stack gap="xs">
        {description !== undefined && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
        {names !== '' && (
          <Editor
            of={of}
            value={own}
            change={(next: Json) => isObject(next) && set(next)}
            edition={`${edition} ${names}`}
            fields={fields}
          />
        )}
        {names !== '' && (
          <Group gap="xs" role="group" aria-label={words.names(label)}>
            {Object.keys(own).map((one) => (
              <Button
                key={one}
                variant="default"
                size="compact-sm"
                onClick={() => {
                  const { [one]: _, ...others } = own
                  set(others)
                }}
              >
                {builderWords.removeNamed(one)}
              </Button>
            ))}
          </Group>
        )}
        <Group gap="xs" align="end">
          <Autocomplete
            flex={1}
            label={words.name(label)}
            value={name}
            data={suggested.filter((one) => !Object.hasOwn(own, one))}
            onChange={setName}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <Button variant="light" disabled={!isFit} onClick={add}>
            {words.add}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
