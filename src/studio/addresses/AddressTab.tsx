import { Alert, Button, Group, List, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { isClosed } from '#schemas/runtime/isClosed.ts'
import { reservedSegments } from '#schemas/runtime/reservedSegments.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import type { Trace } from '#schemas/runtime/traceAddress.ts'
import players from '#schemas/studio/players.json' with { type: 'json' }
import { parseDefinition } from '../definition/printDefinition.ts'
import type { TabProps } from '../definition/TabProps.ts'
import { Failure } from '../parts/Failure.tsx'
import { addressWords as words } from '../words/addresses.ts'
import { previewWords } from '../words/preview.ts'
import { AddressWay } from './AddressWay.tsx'
import { typedAddress } from './typedAddress.ts'
import { type TracedDrafts, useTracedSite } from './useTracedSite.ts'

/** Whom guards tell apart: states of players by their names in `schemas/studio/players.json`. */
const asked = ['anonymous', 'signedIn', 'unverified', 'excluded'] as const

/** What an address leads to, with what is typed of routes or redirects; and which of those are in each other's way. */
export function AddressTab({ name, text, document }: Pick<TabProps, 'name' | 'text' | 'document'>) {
  const [typed, setTyped] = useState('')
  const [address, setAddress] = useState<string>()
  const { answer, failure, again } = useTracedSite(name, text)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setAddress(typedAddress(typed))
  }
  const parsed = parseDefinition(document.state.text)
  return (
    <Stack>
      <Text size="sm">{words.lead}</Text>
      <form onSubmit={ask}>
        <Group align="end">
          <TextInput
            flex={1}
            maw={520}
            label={words.address}
            description={words.hint}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            spellCheck={false}
            autoComplete="off"
          />
          <Button type="submit">{words.ask}</Button>
        </Group>
      </form>
      {failure && <Failure error={failure} again={again} />}
      {answer && address !== undefined && (
        <Answer drafts={answer} address={address} typed={'line' in parsed ? undefined : parsed.definition} />
      )}
      {answer && <Faults drafts={answer} />}
    </Stack>
  )
}

type AnswerProps = {
  drafts: TracedDrafts
  address: string
  /** The definition on the screen, as it is typed. */
  typed: Readonly<Record<string, unknown>> | undefined
}

function Answer({ drafts, address, typed }: AnswerProps) {
  const { site, locales } = drafts
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const { path: inside } = stripLocale(
    path,
    locales.locales.map(({ code }) => code),
  )
  const [, first = ''] = inside.split('/')
  if (reservedSegments.includes(first)) return <Alert color="blue">{words.reserved(first)}</Alert>
  return (
    <Stack aria-live="polite">
      {isClosed(site) && <Alert color="orange">{words.closed(site.systemPages.maintenance)}</Alert>}
      <SimpleGrid cols={{ base: 1, xl: 2 }}>
        {sameWays(drafts, address).map(({ names, trace }) => (
          <AddressWay
            key={names.join()}
            title={words.for(names.map(previewWords.playerName).join(', '))}
            trace={trace}
            drafts={drafts}
            typed={typed}
          />
        ))}
      </SimpleGrid>
    </Stack>
  )
}

/** The ways of an address, each once, with whom it is that of. */
function sameWays({ trace }: TracedDrafts, address: string): { names: string[]; trace: Trace }[] {
  const found = new Map<string, { names: string[]; trace: Trace }>()
  for (const name of asked) {
    const way = trace(address, sessionOf(name))
    const print = JSON.stringify(way)
    const same = found.get(print)
    if (same) same.names.push(name)
    else found.set(print, { names: [name], trace: way })
  }
  return [...found.values()]
}

function sessionOf(name: (typeof asked)[number]): SessionFacts {
  const state = players.states[name]
  return (
    state === null ? { authenticated: false, uid: 0 } : { ...players.session, ...state.session }
  ) as SessionFacts
}

function Faults({ drafts: { problems } }: { drafts: TracedDrafts }) {
  if (problems.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {words.noFaults}
      </Text>
    )
  return (
    <Alert color="red" title={words.faults(problems.length)}>
      <List size="sm">
        {problems.map(({ definition, pointer, code, message, hint }) => (
          <List.Item key={`${definition} ${pointer} ${code}`}>
            {message} {hint}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
