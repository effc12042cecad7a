import { Button, Group, Paper, Select, Text } from '@mantine/core'
import { findGrammar } from '#schemas/compiler/grammar.ts'
import { isSchema } from '#schemas/runtime/walkGrammar.ts'
import { isObject, type Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import type { Editor } from './editorProps.ts'

/** Rules by name, as the grammar describes them; `type` is the compiler's own. */
const known = Object.entries((findGrammar('rules.json', {})?.$defs ?? {}) as Record<string, unknown>).flatMap(
  ([name, schema]) => {
    const properties = isSchema(schema) && isSchema(schema.properties) ? schema.properties : {}
    if (name === 'type' || !('rule' in properties)) return []
    const { description = '' } = schema as { description?: string }
    return [{ name, description, hasParams: isSchema(properties.params) }]
  },
)

type RulesEditorProps = {
  Editor: Editor
  value: Json
  change: (value: Json | undefined) => void
  edition: string
  fields: readonly string[]
}

/** The rules of a field, each with its parameters. */
export function RulesEditor({ Editor, value, change, edition, fields }: RulesEditorProps) {
  const uses = Array.isArray(value) ? value : []
  const set = (next: Json[]) => change(next.length === 0 ? undefined : next)
  return (
    <>
      {uses.map((use, at) => {
        const name = isObject(use) ? String(use.rule) : ''
        const rule = known.find((one) => one.name === name)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule may be used twice
          <Paper key={at} withBorder p="sm" mb="sm" role="group" aria-label={name}>
            <Group justify="space-between" wrap="nowrap" align="start">
              <div>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {rule?.description}
                </Text>
              </div>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={builderWords.removeNamed(name)}
                onClick={() => set(uses.toSpliced(at, 1))}
              >
                {builderWords.remove}
              </Button>
            </Group>
            {rule?.hasParams && isObject(use) && (
              <Editor
                of={`rules.json#/$defs/${name}/properties/params`}
                value={use.params ?? {}}
                change={(params) => {
                  const { params: _, ...bare } = use
                  const isBare = isObject(params) && Object.keys(params).length === 0
                  set(uses.with(at, isBare ? bare : { ...bare, params }))
                }}
                edition={`${edition} ${uses.length} ${name}`}
                fields={fields}
              />
            )}
          </Paper>
        )
      })}
      <Select
        placeholder={builderWords.addRule}
        aria-label={builderWords.addRule}
        searchable
        value={null}
        data={known.map(({ name }) => name)}
        onChange={(name) => name !== null && set([...uses, { rule: name }])}
      />
    </>
  )
}
