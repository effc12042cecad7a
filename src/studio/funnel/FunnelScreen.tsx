import { Anchor, Group, Loader, SegmentedControl, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Funnel, FunnelField, FunnelPeriod } from '../api/createContentApi.ts'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { moment } from '../parts/moment.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { funnelWords } from '../words/funnel.ts'
import { FallenForms } from './FallenForms.tsx'
import { FunnelsOff } from './FunnelsOff.tsx'
import { percentOf, shareOf, worstOf } from './figures.ts'

const { columns, devices } = funnelWords

/** How far visitors come in one form, field by field, as it is live and as it was before its last change. */
export function FunnelScreen({ form, mayPublish }: { form: string; mayPublish: boolean }) {
  const studio = useStudio()
  const [period, setPeriod] = useState<FunnelPeriod>({})
  const look = (more: FunnelPeriod) => setPeriod((before) => ({ ...before, ...more }))
  const { answer, failure, again } = useAsked(`${form} ${JSON.stringify(period)}`, () =>
    studio.withSession(() => studio.api.funnel(form, period)),
  )
  return (
    <Stack maw={1120}>
      <Title order={1} size="h2">
        {funnelWords.titleOf(form)}
      </Title>
      <Group>
        <Anchor component={Link} href={hrefOf(`form/${form}`)}>
          {funnelWords.build}
        </Anchor>
        <Anchor component={Link} href="/funnel">
          {funnelWords.all}
        </Anchor>
      </Group>
      <FallenForms form={form} mayPublish={mayPublish} changed={again} />
      <Group align="end" role="search">
        {(['from', 'to'] as const).map((side) => (
          <TextInput
            key={side}
            type="date"
            label={funnelWords[side]}
            onChange={({ currentTarget }) => look({ [side]: currentTarget.value || undefined })}
          />
        ))}
        <SegmentedControl
          aria-label={funnelWords.device}
          data={Object.entries(devices).map(([value, label]) => ({ value, label }))}
          value={period.device ?? 'all'}
          onChange={(value) =>
            look({ device: value === 'all' ? undefined : (value as FunnelPeriod['device']) })
          }
        />
      </Group>
      {failure && <Failure error={failure} again={again} />}
      {!answer && !failure && <Loader aria-label={words.loading} />}
      {answer && <Figures answer={answer} />}
    </Stack>
  )
}

function Figures({ answer }: { answer: Funnel }) {
  const { now, was, release, since, before_form, renamed, verdict, is_on, days } = answer
  if (!is_on) return <FunnelsOff />
  return (
    <>
      <div>
        {release !== undefined && since !== undefined && (
          <Text>{funnelWords.since(release, moment(since))}</Text>
        )}
        <Text fw={600}>{funnelWords.sent(shareOf(now.completed, now.visits), now.visits)}</Text>
        {before_form !== undefined && <Text>{funnelWords.calledBefore(before_form)}</Text>}
        {was && <Text>{funnelWords.sentBefore(shareOf(was.completed, was.visits), was.visits)}</Text>}
        {was && <Text>{funnelWords.verdicts[verdict]}</Text>}
        {now.visits > 0 && (
          <Text>
            {funnelWords.untouched(percentOf(now.left, now.visits) ?? funnelWords.number(now.left))}
          </Text>
        )}
      </div>
      {now.fields.length === 0 ? (
        <Text role="status">{funnelWords.none}</Text>
      ) : (
        <FieldTable fields={now.fields} before={was?.fields} renamed={renamed} />
      )}
      <Text size="sm" c="dimmed">
        {funnelWords.kept(days)}
      </Text>
    </>
  )
}

type FieldTableProps = {
  fields: readonly FunnelField[]
  before: readonly FunnelField[] | undefined
  /** What fields were called before. */
  renamed: Funnel['renamed']
}

function FieldTable({ fields, before, renamed = {} }: FieldTableProps) {
  const heads = [columns.seen, columns.entered, columns.wrong, columns.left]
  const more = before ? [columns.wrongBefore, columns.leftBefore] : []
  return (
    <Table striped>
      <Table.Caption>{funnelWords.caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {[columns.field, ...heads, ...more].map((name) => (
            <Table.Th key={name} scope="col">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map((field) => {
          const was = before?.find((one) => one.field === field.field)
          return (
            <Table.Tr key={field.field}>
              <Table.Th scope="row">{funnelWords.fieldName(field.field, renamed[field.field])}</Table.Th>
              <Table.Td>{funnelWords.number(field.shown)}</Table.Td>
              <Cell part={field.focused} of={field} />
              <Wrong of={field} />
              <Cell part={field.left} of={field} />
              {before && <Wrong of={was} />}
              {before && <Cell part={was?.left ?? 0} of={was} />}
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

function Cell({ part, of }: { part: number; of: FunnelField | undefined }): ReactNode {
  return <Table.Td>{percentOf(part, of?.shown ?? 0) ?? funnelWords.few}</Table.Td>
}

/** Codes by how often they came. */
function Wrong({ of }: { of: FunnelField | undefined }): ReactNode {
  if (!of || percentOf(0, of.shown) === undefined) return <Table.Td>{funnelWords.few}</Table.Td>
  if (!worstOf(of)) return <Table.Td>{funnelWords.noError}</Table.Td>
  const codes = Object.entries(of.errors).sort(([, one], [, other]) => other - one)
  return (
    <Table.Td>
      {codes.map(([code, count]) => (
        <div key={code}>{funnelWords.wrong(percentOf(count, of.shown) ?? '', code)}</div>
      ))}
    </Table.Td>
  )
}
