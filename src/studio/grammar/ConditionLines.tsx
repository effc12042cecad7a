import { Button, Checkbox, Fieldset, Group, SegmentedControl, Select, Stack } from '@mantine/core'
import { builderWords } from '../words/builder.ts'
import type { Join, NameRow, Row, Rows } from './conditionRows.ts'
import { FactLine } from './FactLine.tsx'
import { newLine } from './factRows.ts'

type ConditionLinesProps = {
  label: string
  lines: Rows
  names: readonly string[]
  fields: readonly string[]
  change: (lines: Rows) => void
}

/** Lines, and lines that belong together among them. */
export function ConditionLines({ label, lines: { join, rows }, names, fields, change }: ConditionLinesProps) {
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
              <ConditionLines
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
