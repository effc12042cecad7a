import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { findGrammar } from '#schemas/compiler/grammar.ts'
import { resolveRef } from '#schemas/runtime/walkGrammar.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import type { PartProps } from './editorProps.ts'
import { FactField } from './FactField.tsx'
import { More } from './More.tsx'

const formats = (() => {
  const format = resolveRef('common.json#/$defs/format', {}, findGrammar)?.schema.enum
  return Array.isArray(format) ? format.map(String) : []
})()

const others = new Set(['currency', 'less', 'map'])
const isOther = ([name = '']: readonly string[]) => others.has(name)

/** What is read from the facts, and how it is shown. */
export function BindingEditor({ Editor, label, value, change, edition, fields }: PartProps) {
  const { binding: words } = builderWords
  const own: JsonObject = isObject(value) ? value : {}
  const from = Array.isArray(own.from) ? own.from.map(String) : [String(own.from ?? '')]
  const setFrom = (next: string[]) =>
    change({ ...own, from: next.length === 1 ? (next[0] ?? '') : (next as Json[]) })
  const set = (name: string, next: Json | undefined) => {
    const { [name]: _, ...rest } = own
    change(next === undefined ? rest : { ...own, [name]: next })
  }
  return (
    <Stack gap="xs" mt="xs" role="group" aria-label={words.of(label)}>
      {from.map((pointer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pointers have no name of their own
        <Group key={at} gap="xs" align="end">
          <FactField
            label={at === 0 ? words.from : words.orFrom}
            value={pointer}
            change={(next) => setFrom(from.with(at, next))}
          />
          {at > 0 && (
            <Button variant="default" onClick={() => setFrom(from.toSpliced(at, 1))}>
              {builderWords.remove}
            </Button>
          )}
        </Group>
      ))}
      <Group gap="xs" align="end">
        <Select
          w={150}
          label={words.as}
          clearable
          value={typeof own.as === 'string' ? own.as : null}
          data={formats}
          onChange={(next) => set('as', next ?? undefined)}
        />
        <TextInput
          flex={1}
          label={words.fallback}
          value={own.fallback === undefined ? '' : String(own.fallback)}
          onChange={({ currentTarget }) => set('fallback', currentTarget.value || undefined)}
        />
        <Button variant="light" size="compact-sm" onClick={() => setFrom([...from, '/site/locale'])}>
          {words.orElse}
        </Button>
      </Group>
      <More variant="filled">
        <Editor
          of="common.json#/$defs/binding"
          value={own}
          change={change}
          edition={edition}
          fields={fields}
          only={isOther}
        />
      </More>
    </Stack>
  )
}
