import { Button, Group, Loader, Select, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { AuditEntry, AuditFilter } from '../api/createContentApi.ts'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { usePaged } from '../parts/usePaged.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { deedName, deedNames } from '../words/deeds.ts'
import { words } from '../words/en.ts'

/** Milliseconds without a key until what is typed is looked for. */
const pause = 300

/** Who did what, newest first: all of it for administrators, what concerns them for everybody else. */
export function AuditScreen({ isWhole }: { isWhole: boolean }) {
  const [sought, setSought] = useState<AuditFilter>({})
  const [settled] = useDebouncedValue(sought, pause)
  const look = (next: AuditFilter) => setSought((before) => ({ ...before, ...next }))
  return (
    <Stack maw={960}>
      <Title order={1} size="h2">
        {words.audit.title}
      </Title>
      {!isWhole && <Text size="sm">{words.audit.own}</Text>}
      <Group align="end" role="search">
        <Select
          label={words.audit.what}
          placeholder={words.audit.any}
          data={deedNames}
          clearable
          clearButtonProps={{ 'aria-label': words.audit.any }}
          onChange={(action) => look({ action: action ?? undefined })}
        />
        <TextInput
          label={words.audit.who}
          placeholder={words.audit.whoHolds}
          onChange={({ currentTarget }) => look({ by: currentTarget.value.trim() || undefined })}
        />
        <TextInput
          flex={1}
          label={words.audit.target}
          placeholder={words.audit.targetHolds}
          onChange={({ currentTarget }) => look({ target: currentTarget.value.trim() || undefined })}
        />
      </Group>
      <Entries key={JSON.stringify(settled)} sought={settled} />
    </Stack>
  )
}

function Entries({ sought }: { sought: AuditFilter }) {
  const studio = useStudio()
  const { items, failure, again, more } = usePaged('audit', (offset) =>
    studio.withSession(() => studio.api.audit(offset, sought)),
  )
  if (failure) return <Failure error={failure} again={again} />
  if (!items) return <Loader aria-label={words.loading} />
  if (items.length === 0) return <Text role="status">{words.audit.nothing}</Text>
  return (
    <>
      <EntryTable items={items} />
      {more && (
        <Button variant="default" onClick={more} w="fit-content">
          {words.more}
        </Button>
      )}
    </>
  )
}

function EntryTable({ items }: { items: readonly AuditEntry[] }) {
  return (
    <Table striped>
      <Table.Thead>
        <Table.Tr>
          {[words.audit.when, words.audit.who, words.audit.what, words.audit.target].map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map(({ id, at, by, action, target, target_name: name }) => (
          <Table.Tr key={id}>
            <Table.Td>{moment(at)}</Table.Td>
            <Table.Td>{by}</Table.Td>
            <Table.Td>{deedName(action)}</Table.Td>
            <Table.Td className="breakable">{name ?? target}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
