import { Anchor, Checkbox, Group, Table, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Translation } from '../api/createContentApi.ts'
import type { History } from '../definition/createHistory.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { Pager } from '../parts/Pager.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { RenameButton } from '../rename/RenameButton.tsx'
import { HeldText } from '../schedule/HeldNotice.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { textWords } from '../words/texts.ts'
import { AddKey } from './AddKey.tsx'
import { TextBox } from './TextBox.tsx'

/** Texts on a page: each is a box for every locale. */
const most = 25

export type TextColumn = {
  locale: string
  /** Of the definition. */
  key: string
  texts: Readonly<Record<string, string>>
  /** It comes from elsewhere, and is only read. */
  isFixed: boolean
  /** Texts whose source got other words since, by key. */
  stale: ReadonlyMap<string, Translation>
}
type TextTableProps = {
  name: string
  columns: readonly TextColumn[]
  /** What is looked for at first. */
  sought: string
  type: (key: string, text: string, value: string) => void
  review: (translation: Translation) => void
  /** Something was typed and not saved. */
  isTyped: boolean
  history: History
  /** A text has another key. */
  renamed: (key: string) => unknown
}

/** Every text of one name, a row each, a box for every language. */
export function TextTable({
  name,
  columns,
  sought: begin,
  type,
  review,
  isTyped,
  history,
  renamed,
}: TextTableProps) {
  const studio = useStudio()
  const [filter, setFilter] = useState(begin)
  const [isMissingOnly, setMissingOnly] = useState(false)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string>()
  const uses = useAsked(name, () => studio.withSession(() => studio.api.uses(name)))
  const sought = filter.trim().toLowerCase()
  const [added, setAdded] = useState<string[]>([])
  const keys = [...new Set([...columns.flatMap(({ texts }) => Object.keys(texts)), ...added])].sort()
  const isLacking = (key: string) =>
    columns.some(({ texts, stale }) => texts[key] === undefined || stale.has(key))
  const fits = keys.filter(
    (key) =>
      (key.toLowerCase().includes(sought) ||
        columns.some(({ texts }) => texts[key]?.toLowerCase().includes(sought))) &&
      (!isMissingOnly || key === open || isLacking(key)),
  )
  const isFixed = columns.some((column) => column.isFixed)
  const pages = Math.max(1, Math.ceil(fits.length / most))
  const at = Math.min(page, pages)
  const missing = keys.filter(isLacking).length
  return (
    <>
      <Group>
        <TextInput
          flex={1}
          aria-label={textWords.filter}
          placeholder={textWords.filter}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
        <Checkbox
          label={textWords.missingOnly(missing)}
          checked={isMissingOnly}
          onChange={({ currentTarget }) => setMissingOnly(currentTarget.checked)}
        />
      </Group>
      {!isFixed && (
        <AddKey
          keys={keys}
          add={(key) => {
            setAdded([...added, key])
            setFilter(key)
            setOpen(key)
          }}
        />
      )}
      <Table layout="fixed" verticalSpacing="xs" aria-label={textWords.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="24%">{textWords.key}</Table.Th>
            {columns.map(({ locale }) => (
              <Table.Th key={locale}>{locale}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fits.slice((at - 1) * most, at * most).map((key) => {
            const used = uses.answer?.filter((one) => one.name === key)
            return (
              <Table.Tr key={key} onFocus={() => setOpen(key)}>
                <Table.Td valign="top">
                  <Text size="sm" fw={600} className="breakable">
                    {key}
                  </Text>
                  {open === key && !isFixed && (
                    <RenameButton
                      size="compact-xs"
                      of={{ message: key }}
                      isTyped={isTyped}
                      history={history}
                      renamed={(by) => {
                        setOpen(by.to)
                        if (filter !== '') setFilter(by.to)
                        uses.again()
                        return renamed(by.to)
                      }}
                    />
                  )}
                  {open === key && used && (
                    <Text size="xs" c="dimmed" component="div">
                      {used.length === 0 ? textWords.unused : textWords.used}{' '}
                      {[...new Set(used.map(({ definition }) => definition))]
                        .slice(0, 8)
                        .map((definition) => (
                          <div key={definition}>
                            <Anchor component={Link} href={hrefOf(definition)} size="xs">
                              {definition}
                            </Anchor>
                          </div>
                        ))}
                    </Text>
                  )}
                </Table.Td>
                {columns.map(({ locale, texts, stale, isFixed, key: column }) => (
                  <Table.Td key={locale} valign="top">
                    <TextBox
                      label={`${key} ${locale}`}
                      locale={locale}
                      text={texts[key]}
                      source={columns[0]?.texts[key]}
                      isOpen={open === key}
                      isFixed={isFixed}
                      stale={stale.get(key)}
                      type={(value) => type(column, key, value)}
                      review={() => {
                        const translation = stale.get(key)
                        if (translation) review(translation)
                      }}
                    />
                    <HeldText definition={column} text={key} />
                  </Table.Td>
                ))}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      <Pager pages={pages} at={at} go={setPage} />
    </>
  )
}
