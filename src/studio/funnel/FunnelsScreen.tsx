import { Anchor, Loader, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { funnelWords } from '../words/funnel.ts'
import { FunnelsOff } from './FunnelsOff.tsx'
import { percentOf } from './figures.ts'
import { funnelHref } from './funnelHref.ts'

const { columns } = funnelWords

/** Every form that was visited, with how many send it, now and before its last change. */
export function FunnelsScreen() {
  const studio = useStudio()
  const { answer, failure, again } = useAsked('funnels', () => studio.withSession(() => studio.api.funnels()))
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const share = (part: number | undefined, visits: number | undefined) =>
    visits === undefined
      ? ''
      : `${percentOf(part ?? 0, visits) ?? funnelWords.few} · ${funnelWords.visits(visits)}`
  return (
    <Stack maw={960}>
      <Title order={1} size="h2">
        {funnelWords.title}
      </Title>
      {!answer.is_on && <FunnelsOff />}
      {answer.is_on && answer.items.length === 0 && (
        <Empty text={funnelWords.noForms}>
          <Anchor component={Link} href={hrefOf('site/main')}>
            {funnelWords.site}
          </Anchor>
        </Empty>
      )}
      {answer.items.length > 0 && (
        <Table striped>
          <Table.Thead>
            <Table.Tr>
              {[columns.form, columns.sent, columns.before, columns.compared].map((name) => (
                <Table.Th key={name} scope="col">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {answer.items.map(({ form, visits, completed, visits_before, completed_before, verdict }) => (
              <Table.Tr key={form}>
                <Table.Th scope="row">
                  <Anchor component={Link} href={funnelHref(form)}>
                    {form}
                  </Anchor>
                </Table.Th>
                <Table.Td>{share(completed, visits)}</Table.Td>
                <Table.Td>{share(completed_before, visits_before)}</Table.Td>
                <Table.Td>{visits_before !== undefined && funnelWords.verdicts[verdict]}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {answer.is_on && (
        <Text size="sm" c="dimmed">
          {funnelWords.kept(answer.days)}
        </Text>
      )}
    </Stack>
  )
}
