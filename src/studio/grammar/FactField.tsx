import { Badge, Button, Group, ScrollArea, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import axios from 'redaxios'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { builderWords } from '../words/builder.ts'
import { useSurroundings } from './Surroundings.ts'
import { type Fact, factTree, sampleOf } from './shapes.ts'

type FactFieldProps = {
  label: string
  description?: string | undefined
  value: string
  change: (pointer: string) => void
}

/** A place among the facts, typed, or picked from a tree of what holds here. */
export function FactField({ label, description, value, change }: FactFieldProps) {
  const { binding: words } = builderWords
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextInput
        flex={1}
        miw="12rem"
        label={label}
        description={description}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Button variant="light" onClick={() => setOpen(true)} aria-label={words.pickFor(label)}>
        {words.pick}
      </Button>
      {isOpen && (
        <FactDialog
          current={value}
          close={() => setOpen(false)}
          pick={(pointer) => {
            change(pointer)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

type FactDialogProps = { current: string; close: () => void; pick: (pointer: string) => void }

/** How deep the search goes: answers may hold themselves. */
const deepest = 6

function FactDialog({ current, close, pick }: FactDialogProps) {
  const { facts } = useSurroundings()
  const { binding: words } = builderWords
  const [sought, setSought] = useState('')
  const needle = sought.trim().toLowerCase()
  const live = useLive(facts)
  const found = useMemo(() => {
    if (needle === '') return []
    const all = (list: readonly Fact[], depth: number): Fact[] =>
      list.flatMap((fact) => [fact, ...(depth < deepest ? all(fact.inside(), depth + 1) : [])])
    const fits = ({ pointer, says = '' }: Fact) => `${pointer} ${says}`.toLowerCase().includes(needle)
    return all([...facts, ...factTree], 0)
      .filter(fits)
      .slice(0, 60)
  }, [facts, needle])
  const shared = { current, pick, sampleFor: (fact: Fact) => sampleFor(fact, live) }
  return (
    <Dialog title={words.title} close={close} size="lg">
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label={words.search}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
        <ScrollArea.Autosize mah="60dvh" type="auto" viewportProps={{ tabIndex: -1 }}>
          {needle !== '' ? (
            <ul className="facts" aria-label={words.found(found.length)}>
              {found.map((fact) => (
                <li key={fact.pointer}>
                  <Leaf fact={fact} {...shared} isWhole />
                </li>
              ))}
              {found.length === 0 && <Text size="sm">{words.nothing}</Text>}
            </ul>
          ) : (
            <>
              {facts.length > 0 && (
                <>
                  <Text fw={600}>{words.here}</Text>
                  <Branch facts={facts} {...shared} isOpen />
                </>
              )}
              <Text fw={600} mt="sm">
                {words.everywhere}
              </Text>
              <Branch facts={factTree} {...shared} />
            </>
          )}
        </ScrollArea.Autosize>
      </Stack>
    </Dialog>
  )
}

type Shared = { current: string; pick: (pointer: string) => void; sampleFor: (fact: Fact) => string }

function Branch({ facts, isOpen = false, ...shared }: Shared & { facts: readonly Fact[]; isOpen?: boolean }) {
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact.pointer}>
          {fact.type === 'object' || fact.type === 'list' ? (
            <Opening
              fact={fact}
              isOpen={isOpen || shared.current.startsWith(`${fact.pointer}/`)}
              {...shared}
            />
          ) : (
            <Leaf fact={fact} {...shared} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** What holds others; these are made once it is opened, for answers may hold themselves. */
function Opening({ fact, isOpen, ...shared }: Shared & { fact: Fact; isOpen: boolean }) {
  const [isSeen, setSeen] = useState(isOpen)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
      <summary>
        {fact.name}{' '}
        <Text span size="xs" c="dimmed">
          {builderWords.binding.types[fact.type as 'object' | 'list']} {fact.says}
        </Text>
      </summary>
      <Button
        variant="default"
        size="compact-xs"
        aria-label={builderWords.binding.takeNamed(fact.pointer)}
        onClick={() => shared.pick(fact.pointer)}
      >
        {builderWords.binding.take(fact.type === 'list')}
      </Button>
      {isSeen && <Branch facts={fact.inside()} {...shared} />}
    </details>
  )
}

function Leaf({ fact, current, pick, sampleFor, isWhole }: Shared & { fact: Fact; isWhole?: boolean }) {
  return (
    <UnstyledButton
      className="fact"
      aria-current={fact.pointer === current ? 'true' : undefined}
      onClick={() => pick(fact.pointer)}
    >
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <div>
          <Text size="sm">{isWhole ? fact.pointer : fact.name}</Text>
          {fact.says !== undefined && (
            <Text size="xs" c="dimmed">
              {fact.says}
            </Text>
          )}
        </div>
        <Badge variant="default" tt="none">
          {sampleFor(fact) || fact.type}
        </Badge>
      </Group>
    </UnstyledButton>
  )
}

/** What operations answer to anybody now, by name; what asks for somebody is shown with samples. */
function useLive(facts: readonly Fact[]): ReadonlyMap<string, unknown> | undefined {
  const { locale } = useSurroundings()
  const operations = [...new Set(facts.flatMap(({ asked }) => asked?.operation ?? []))]
  const { answer } = useAsked(operations.join(), async () => {
    const answers = operations.map(async (operation) => {
      const query = new URLSearchParams({ version: '1', locale })
      const url = `/api/${operation.replace('.', '/')}?${query}`
      const said = await axios.get<{ response: unknown }>(url).catch(() => undefined)
      return [operation, said?.data.response] as const
    })
    return new Map(await Promise.all(answers))
  })
  return answer
}

/** What stands there now, or what could. */
function sampleFor(fact: Fact, live: ReadonlyMap<string, unknown> | undefined): string {
  const { asked, pointer } = fact
  const answer = asked && live?.get(asked.operation)
  if (asked && answer !== undefined) {
    const within = pointer.slice(asked.root.length)
    const start = asked.items === undefined ? '' : `${asked.items}/0`
    const value = readPointer(answer, start + within)
    if (['string', 'number', 'boolean'].includes(typeof value)) return short(String(value))
  }
  return short(sampleOf(fact))
}

const short = (text: string): string => (text.length > 32 ? `${text.slice(0, 31)}…` : text)
