import { Table } from '@mantine/core'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import { moment } from '../parts/moment.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { sportsWords } from '../words/sports.ts'
import { Part } from './Part.tsx'

const words = sportsWords.owed

/** What could not be taken back from players when bets were settled anew. */
export function Owed() {
  const studio = useStudio()
  const asked = useAsked('unrecovered bets', () => studio.withSession(() => studio.api.unrecovered()))
  return (
    <Part title={words.title} lead={words.lead} asked={asked} nothing={words.nothing}>
      {(items) => (
        <Table striped>
          <Table.Thead>
            <Table.Tr>
              {[words.when, words.bet, words.player, words.amount].map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map(({ id, at, bet, uid, amount }) => (
              <Table.Tr key={id}>
                <Table.Td>{moment(at)}</Table.Td>
                <Table.Td>{bet}</Table.Td>
                <Table.Td>{uid}</Table.Td>
                <Table.Td>{String(formatValue(amount, 'money', 'en'))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Part>
  )
}
