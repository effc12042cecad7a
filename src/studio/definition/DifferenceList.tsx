import { List, Text } from '@mantine/core'
import { words } from '../words/en.ts'
import { type Difference, differences } from './differences.ts'
import type { Json } from './identity.ts'
import { type SaidDifference, sayDifference } from './sayDifference.ts'

type DifferenceListProps = {
  /** Of the definition, whose kind says what its parts mean. */
  name: string
  from: unknown
  to: unknown
}

/** What differs between two versions, in words where there are any, and place by place. */
export function DifferenceList({ name, from, to }: DifferenceListProps) {
  const found = differences(from as Json | undefined, to as Json | undefined)
  const kind = name.split('/')[0] ?? ''
  if (found.length === 0) return <Text c="dimmed">{words.conflict.none}</Text>
  return (
    <List className="difference" spacing="xs">
      {found.map((one) => (
        <List.Item key={`${one.kind} ${one.path.join('/')}`}>
          <Place difference={one} said={sayDifference(kind, one)} />
        </List.Item>
      ))}
    </List>
  )
}

type PlaceProps = { difference: Difference; said: SaidDifference | undefined }

function Place({ difference: { path, kind, from, to }, said }: PlaceProps) {
  if (said)
    return (
      <>
        <Text span fw={600}>
          {said.text}
        </Text>{' '}
        {said.showsValues && <Values from={from} to={to} />}
      </>
    )
  return (
    <>
      <Text span fw={600}>
        {path.length === 0 ? words.difference.whole : path.join(' › ')}
      </Text>{' '}
      {kind === 'moved' && words.difference.moved}
      {kind === 'added' && `${words.difference.added} `}
      {kind === 'removed' && `${words.difference.removed} `}
      <Values from={from} to={to} />
    </>
  )
}

function Values({ from, to }: Pick<Difference, 'from' | 'to'>) {
  return (
    <>
      {from !== undefined && <del>{short(from)}</del>}
      {from !== undefined && to !== undefined && ' → '}
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
