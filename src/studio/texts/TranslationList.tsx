import { Anchor, Button, Group, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Translation } from '../api/createContentApi.ts'
import { Pager } from '../parts/Pager.tsx'
import { textWords, translationWords } from '../words/texts.ts'
import { hrefOfText } from './textAddress.ts'

type TranslationListProps = {
  items: readonly Translation[]
  from: string
  to: string
  review: (reviewed: readonly Translation[]) => void
}

/** Texts on a page. */
const most = 50

/** Texts beside their translations, each with the way to where it is written. */
export function TranslationList({ items, from, to, review }: TranslationListProps) {
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(items.length / most))
  const at = Math.min(page, pages)
  const shown = items.slice((at - 1) * most, at * most)
  const stale = shown.filter(({ state }) => state === 'stale')
  if (items.length === 0) return <Text role="status">{translationWords.nothing}</Text>
  return (
    <>
      {stale.length > 1 && (
        <Group>
          <Button variant="default" size="compact-sm" onClick={() => review(stale)}>
            {translationWords.allFit(stale.length)}
          </Button>
        </Group>
      )}
      <Table layout="fixed" verticalSpacing="xs" aria-label={translationWords.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="28%">{textWords.key}</Table.Th>
            <Table.Th>{translationWords.text}</Table.Th>
            <Table.Th>{translationWords.translation}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((one) => (
            <Table.Tr key={`${one.definition} ${one.key}`}>
              <Table.Td valign="top">
                <Anchor
                  component={Link}
                  href={hrefOfText(one.definition, one.key)}
                  size="sm"
                  className="breakable"
                >
                  {one.key}
                </Anchor>
                <Text size="xs" c="dimmed" className="breakable">
                  {one.definition}
                </Text>
              </Table.Td>
              <Table.Td valign="top" lang={from} dir="auto" className="breakable">
                {one.source}
                {one.was !== undefined && (
                  <Text size="xs" c="dimmed">
                    {textWords.was(one.was)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td valign="top">
                <Text size="sm" lang={to} dir="auto" className="breakable">
                  {one.target}
                </Text>
                {one.state === 'stale' && (
                  <Button
                    mt={4}
                    size="compact-xs"
                    variant="default"
                    aria-label={`${textWords.fits}: ${one.key}`}
                    onClick={() => review([one])}
                  >
                    {textWords.fits}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pager pages={pages} at={at} go={setPage} />
    </>
  )
}
