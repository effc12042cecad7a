import { Badge, Button, Table, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { BetStop, ExposedOutcome } from '../api/createContentApi.ts'
import { Ask } from '../parts/Ask.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { usePaged } from '../parts/usePaged.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { sportsWords } from '../words/sports.ts'
import { Part } from './Part.tsx'

const { exposure } = sportsWords
/** Milliseconds without a key until an event is looked for. */
const pause = 300

type ExposureProps = { stops: readonly BetStop[]; again: () => void }

/** What open bets may cost, the most first, and a stop for what costs too much. */
export function Exposure({ stops, again }: ExposureProps) {
  const studio = useStudio()
  const [event, setEvent] = useState('')
  const [sought] = useDebouncedValue(event.trim(), pause)
  const { items, more, ...asked } = usePaged(`exposure ${sought}`, (offset) =>
    studio.withSession(() => studio.api.exposure(offset, sought || undefined)),
  )
  return (
    <Part
      title={exposure.title}
      asked={{ ...asked, answer: items }}
      nothing={exposure.nothing}
      head={
        <TextInput
          maw={480}
          label={sportsWords.event}
          description={sportsWords.eventHint}
          maxLength={100}
          value={event}
          onChange={({ currentTarget }) => setEvent(currentTarget.value)}
        />
      }
      foot={
        more && (
          <Button variant="default" onClick={more} w="fit-content">
            {words.more}
          </Button>
        )
      }
    >
      {(shown) => (
        <Table.ScrollContainer minWidth={640}>
          <Table striped>
            <Table.Thead>
              <Table.Tr>
                {[sportsWords.event, sportsWords.line, sportsWords.outcome].map((name) => (
                  <Table.Th key={name}>{name}</Table.Th>
                ))}
                {[exposure.bets, exposure.staked, exposure.liability].map((name) => (
                  <Table.Th key={name} ta="end">
                    {name}
                  </Table.Th>
                ))}
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((item) => (
                <Row
                  key={`${item.event} ${item.line} ${item.outcome} ${item.liability.currency}`}
                  item={item}
                  isStopped={isStopped(stops, item)}
                  again={again}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Part>
  )
}

function Row({ item, isStopped, again }: { item: ExposedOutcome; isStopped: boolean; again: () => void }) {
  const { api, withSession } = useStudio()
  const { event, line, outcome, names, bets, staked, liability } = item
  return (
    <Table.Tr>
      <Named name={names.event} id={event} />
      <Named name={names.market} id={line} />
      <Named name={names.outcome} id={outcome} />
      <Table.Td ta="end">{bets}</Table.Td>
      <Table.Td ta="end">{money(staked)}</Table.Td>
      <Table.Td ta="end">{money(liability)}</Table.Td>
      <Table.Td ta="end">
        {isStopped ? (
          <Badge color="red" variant="light">
            {exposure.isStopped}
          </Badge>
        ) : (
          <Ask
            label={exposure.stop}
            name={exposure.stopOf(names.market, names.event)}
            question={exposure.ask}
            size="compact-sm"
            confirm={() =>
              withSession(() => api.stopBets({ event, line })).then(() => {
                tell(sportsWords.stops.stopped)
                again()
              }, tellFailure)
            }
          />
        )}
      </Table.Td>
    </Table.Tr>
  )
}

/** What something is called, and what the feed knows it by. */
function Named({ name, id }: { name: string; id: string }) {
  return (
    <Table.Td className="breakable">
      <span>{name}</span>
      {name !== id && (
        <Text size="xs" c="dimmed">
          {id}
        </Text>
      )}
    </Table.Td>
  )
}

const isStopped = (stops: readonly BetStop[], { event, line }: BetStop): boolean =>
  stops.some((stop) => stop.event === event && (stop.line === undefined || stop.line === line))

const money = (amount: ExposedOutcome['staked']): string => String(formatValue(amount, 'money', 'en'))
