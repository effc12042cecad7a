import { NumberInput, Select, TagsInput, Text, TextInput } from '@mantine/core'
import type { Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import { type Comparison, comparisons, type FactRow, type Row } from './conditionRows.ts'
import { begin, compared, factsWith, suits } from './factRows.ts'
import { factAt } from './knownFacts.ts'
import { spoken } from './sayConditions.ts'

type FactLineProps = { row: FactRow; fields: readonly string[]; change: (row: Row) => void }

/** What is said of one fact: which, by what comparison, with what value. */
export function FactLine({ row, fields, change }: FactLineProps) {
  const { condition: words } = builderWords
  const pointers = factsWith(fields)
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
        data={[...(pointers.includes(row.fact) ? [] : [row.fact]), ...pointers]}
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
