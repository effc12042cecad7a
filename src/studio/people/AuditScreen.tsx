import { Button, Loader, Stack, Table, Title } from '@mantine/core'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { usePaged } from '../parts/usePaged.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'

/** Who did what, newest first. */
export function AuditScreen() {
  const studio = useStudio()
  const { items, failure, again, more } = usePaged('audit', (offset) =>
    studio.withSession(() => studio.api.audit(offset)),
  )
  if (failure) return <Failure error={failure} again={again} />
  if (!items) return <Loader aria-label={words.loading} />
  return (
    <Stack maw={960}>
      <Title order={1} size="h2">
        {words.audit.title}
      </Title>
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            {[words.audit.when, words.audit.who, words.audit.what, words.audit.target].map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ id, at, by, action, target }) => (
            <Table.Tr key={id}>
              <Table.Td>{moment(at)}</Table.Td>
              <Table.Td>{by}</Table.Td>
              <Table.Td>{action}</Table.Td>
              <Table.Td>{target}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {more && (
        <Button variant="default" onClick={more} w="fit-content">
          {words.more}
        </Button>
      )}
    </Stack>
  )
}
