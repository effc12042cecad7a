import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  JsonInput,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core'
import { createSentences } from '#schemas/runtime/createSentences.ts'
import { sayCondition } from '#schemas/runtime/sayCondition.ts'
import sentences from '#schemas/studio/sentences/en.json' with { type: 'json' }
import type { Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import {
  type Comparison,
  comparisons,
  conditionOf,
  type FactRow,
  type Join,
  type NameRow,
  type Row,
  type Rows,
  rowsOf,
} from './conditionRows.ts'
import { factAt, knownFacts } from './knownFacts.ts'
import { namesOf, useSurroundings } from './Surroundings.ts'

type ConditionEditorProps = {
  label: string
  value: Json | undefined
  change: (value: Json | undefined) => void
  /** Fields of the form, which conditions may look at. */
  fields: readonly string[]
}

const words = createSentences('en', sentences)
const clauses = new Set(knownFacts.flatMap(({ clause }) => clause ?? []))

/** What is so or not is said as a clause of its own, where the fact has one. */
const say: typeof words = (key, args = {}) => {
  const { fact, not } = args
  if ((key !== 'isTrue' && key !== 'isFalse') || !clauses.has(String(fact))) return words(key, args)
  const isSo = (key === 'isTrue') === (not !== 'yes')
  return isSo ? String(fact) : words('notSo', { sentence: String(fact) })
}
const ofField = (name: string) => `/data/${name}`

/** What a fact is called in a sentence. */
const spoken = (pointer: string): string | undefined => {
  if (pointer.startsWith('/data/')) return builderWords.condition.field(pointer.slice(6))
  const fact = factAt(pointer)
  return fact?.clause ?? fact?.says
}

/** A condition as a sentence without its first capital and its full stop. */
export const sentenceOf = (
  value: Json | undefined,
  sentence?: (name: string) => string | undefined,
): string =>
  value === undefined
    ? builderWords.condition.none
    : sayCondition(value, { say, fact: spoken, ...(sentence && { sentence }) })

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
      <Lines
        label={label}
        lines={read}
        names={names}
        fields={fields}
        change={(next) => change(conditionOf(next))}
      />
    </Stack>
  )
}

type LinesProps = {
  label: string
  lines: Rows
  names: readonly string[]
  fields: readonly string[]
  change: (lines: Rows) => void
}

/** Lines, and lines that belong together among them. */
function Lines({ label, lines: { join, rows }, names, fields, change }: LinesProps) {
  const { condition: words } = builderWords
  const set = (next: readonly Row[]) => change({ join, rows: [...next] })
  const group = (): Row => ({
    join: join === 'all' ? 'any' : 'all',
    negated: false,
    rows: [newLine(rows, fields)],
  })
  return (
    <>
      {rows.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={`${label}: ${words.join}`}
          value={join}
          onChange={(by) => change({ join: by as Join, rows })}
          data={[
            { value: 'all', label: words.all },
            { value: 'any', label: words.any },
          ]}
        />
      )}
      {rows.map((row, at) =>
        'rows' in row ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <Fieldset key={at} legend={words.group(label, at + 1)} p="sm">
            <Stack gap="xs">
              <Checkbox
                size="xs"
                label={words.groupNot}
                checked={row.negated}
                onChange={({ currentTarget }) =>
                  set(rows.with(at, { ...row, negated: currentTarget.checked }))
                }
              />
              <Lines
                label={words.group(label, at + 1)}
                lines={row}
                names={names}
                fields={fields}
                change={(inner) =>
                  set(inner.rows.length === 0 ? rows.toSpliced(at, 1) : rows.with(at, { ...row, ...inner }))
                }
              />
            </Stack>
          </Fieldset>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <Group key={at} gap="xs" align="end" role="group" aria-label={words.line(label, at + 1)}>
            {'name' in row ? (
              <NamedLine row={row} names={names} change={(next) => set(rows.with(at, next))} />
            ) : (
              <FactLine row={row} fields={fields} change={(next) => set(rows.with(at, next))} />
            )}
            <Button variant="default" onClick={() => set(rows.toSpliced(at, 1))}>
              {builderWords.remove}
            </Button>
          </Group>
        ),
      )}
      <Group gap="xs">
        <Button variant="light" size="compact-sm" onClick={() => set([...rows, newLine(rows, fields)])}>
          {words.add}
        </Button>
        {names.length > 0 && (
          <Button
            variant="light"
            size="compact-sm"
            onClick={() => set([...rows, { name: names[0] ?? '', negated: false }])}
          >
            {words.addNamed}
          </Button>
        )}
        {rows.length > 0 && (
          <Button variant="light" size="compact-sm" onClick={() => set([...rows, group()])}>
            {words.addGroup}
          </Button>
        )}
      </Group>
    </>
  )
}

/** A fact that no line speaks of yet, so that none is written over. */
function newLine(rows: readonly Row[], fields: readonly string[]): Row {
  const taken = new Set(rows.flatMap((row) => ('fact' in row ? [row.fact] : [])))
  const [fact = '/session/authenticated'] = [
    '/session/authenticated',
    ...fields.map(ofField),
    ...knownFacts.map(({ pointer }) => pointer),
  ].filter((pointer) => !taken.has(pointer))
  return factAt(fact)?.type === 'boolean' ? { fact, by: 'is', value: true } : { fact, by: 'filled' }
}

function Sentence({ text }: { text: string }) {
  return (
    <Text size="sm" fs="italic" role="status">
      {text.charAt(0).toUpperCase() + text.slice(1)}.
    </Text>
  )
}

type NamedLineProps = {
  row: NameRow
  names: readonly string[]
  change: (row: Row) => void
}

function NamedLine({ row, names, change }: NamedLineProps) {
  const { condition: words } = builderWords
  return (
    <>
      <Select
        flex={1}
        label={words.name}
        searchable
        allowDeselect={false}
        value={row.name}
        data={[...new Set([row.name, ...names])]}
        onChange={(name) => name !== null && change({ ...row, name })}
      />
      <Select
        w={150}
        label={words.comparison}
        allowDeselect={false}
        value={row.negated ? 'no' : 'yes'}
        data={[
          { value: 'yes', label: words.holds },
          { value: 'no', label: words.holdsNot },
        ]}
        onChange={(holds) => change({ ...row, negated: holds === 'no' })}
      />
    </>
  )
}

type FactLineProps = { row: FactRow; fields: readonly string[]; change: (row: Row) => void }

function FactLine({ row, fields, change }: FactLineProps) {
  const { condition: words } = builderWords
  const pointers = new Set([...fields.map(ofField), ...knownFacts.map(({ pointer }) => pointer)])
  const type = factAt(row.fact)?.type ?? 'text'
  const offered = comparisons.filter((by) => suits(by, type) || by === row.by)
  return (
    <>
      <Select
        flex="1 1 14rem"
        label={words.fact}
        searchable
        allowDeselect={false}
        value={row.fact}
        data={[...(pointers.has(row.fact) ? [] : [row.fact]), ...pointers]}
        renderOption={({ option }) => (
          <div>
            {option.value}
            <Text size="xs" c="dimmed">
              {spoken(option.value)}
            </Text>
          </div>
        )}
        limit={80}
        onChange={(fact) => fact !== null && fact !== row.fact && change(begin(fact))}
      />
      <Select
        w={150}
        label={words.comparison}
        allowDeselect={false}
        value={row.by}
        data={offered.map((by) => ({ value: by, label: words.comparisons[by] }))}
        onChange={(by) => by !== null && change(compared(row, by as Comparison))}
      />
      <ValueInput row={row} change={change} />
    </>
  )
}

const suits = (by: Comparison, type: 'boolean' | 'number' | 'text'): boolean => {
  if (type === 'boolean') return ['is', 'there', 'notThere'].includes(by)
  return type === 'number' ? !['filled'].includes(by) : !['least', 'most'].includes(by)
}

function begin(fact: string): Row {
  const known = factAt(fact)
  if (known?.type === 'boolean') return { fact, by: 'is', value: true }
  if (known?.values?.[0] !== undefined) return { fact, by: 'is', value: known.values[0] }
  return known?.type === 'number' ? { fact, by: 'least', value: 0 } : { fact, by: 'there' }
}

/** The same fact by another comparison, with the value that it had where that still fits. */
function compared({ fact, value }: FactRow, by: Comparison): Row {
  if (by === 'there' || by === 'notThere' || by === 'filled') return { fact, by }
  const one = Array.isArray(value) ? value[0] : value
  if (by === 'oneOf' || by === 'noneOf') return { fact, by, value: one === undefined ? [] : [one] }
  if (by === 'least' || by === 'most') return { fact, by, value: typeof one === 'number' ? one : 0 }
  return { fact, by, value: one ?? (factAt(fact)?.type === 'boolean' ? true : '') }
}

function ValueInput({ row, change }: { row: FactRow; change: (row: Row) => void }) {
  const { condition: words } = builderWords
  const known = factAt(row.fact)
  const { by, value } = row
  const set = (next: Json) => change({ ...row, value: next })
  if (by === 'there' || by === 'notThere' || by === 'filled') return null
  if (by === 'oneOf' || by === 'noneOf')
    return (
      <TagsInput
        flex="1 1 10rem"
        label={words.values}
        value={Array.isArray(value) ? value.map(String) : []}
        onChange={(list) => set(known?.type === 'number' ? list.map(Number) : list)}
      />
    )
  if (typeof value === 'boolean')
    return (
      <Select
        w={110}
        label={words.value}
        allowDeselect={false}
        value={String(value)}
        data={['true', 'false']}
        onChange={(text) => set(text === 'true')}
      />
    )
  if (by === 'least' || by === 'most' || typeof value === 'number')
    return (
      <NumberInput
        w={130}
        label={words.value}
        value={Number(value)}
        onChange={(number) => typeof number === 'number' && set(number)}
      />
    )
  return (
    <TextInput
      flex="1 1 8rem"
      label={words.value}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  )
}
