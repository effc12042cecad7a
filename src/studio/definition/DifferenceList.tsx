import { List, Text } from '@mantine/core'
import { words } from '../words/en.ts'
import { type Difference, differences } from './differences.ts'
import type { Json } from './identity.ts'

type DifferenceListProps = { from: unknown; to: unknown }

/** What differs between two versions, place by place. */
export function DifferenceList({ from, to }: DifferenceListProps) {
  const found = differences(from as Json | undefined, to as Json | undefined)
  if (found.length === 0) return <Text c="dimmed">{words.conflict.none}</Text>
  return (
    <List className="difference" spacing="xs">
      {found.map((one) => (
        <List.Item key={`${one.kind} ${one.path.join('/')}`}>
          <Place difference={one} />
        </List.Item>
      ))}
    </List>
  )
}

function Place({ difference: { path, kind, from, to } }: { difference: Difference }) {
  return (
    <>
      <Text span fw={600}>
        {path.length === 0 ? words.difference.whole : path.join(' › ')}
      </Text>{' '}
      {kind === 'moved' && words.difference.moved}
      {kind === 'added' && `${words.difference.added} `}
      {kind === 'removed' && `${words.difference.removed} `}
      {from !== undefined && <del>{short(from)}</del>}
      {kind === 'changed' && ' → '}
      {to !== undefined && <ins>{short(to)}</ins>}
    </>
  )
}

/** Characters of a value that are shown. */
const most = 300

function short(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > most ? `${text.slice(0, most)}…` : text
}
