import {
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  Loader,
  MultiSelect,
  Pagination,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { Link } from 'wouter'
import { StudioFailure } from '../api/StudioFailure.ts'
import { createDocument, type StudioDocument } from '../definition/createDocument.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { textWords } from '../words/texts.ts'
import { judgeMessage } from './icuArguments.ts'
import { textGroup } from './textGroup.ts'

/** Texts on a page: each is a box for every locale. */
const most = 25

/** The texts of one name, locales side by side. */
export function TextsTab({ document, name }: { document: StudioDocument; name: string }) {
  const studio = useStudio()
  const { definitions = [] } = useStudioState()
  const members = useMemo(() => textGroup(name, definitions), [name, definitions])
  const [chosen, setChosen] = useState<string[]>()
  // Two fit beside each other on every screen; the rest is a choice away.
  const own = members[0]?.locale ?? ''
  const locales =
    chosen ?? [own, ...members.map(({ locale }) => locale).filter((one) => one !== own)].slice(0, 2)
  const shown = members.filter(({ locale }) => locales.includes(locale))
  const keys = members.map(({ key }) => key).join()
  const documents = useMemo(
    () =>
      new Map(
        keys.split(',').map((key) => [key, key === name ? document : createDocument(studio, key)] as const),
      ),
    [keys, name, document, studio],
  )
  const states = useMemo(
    () => proxy(Object.fromEntries([...documents].map(([key, one]) => [key, one.state]))),
    [documents],
  )
  const state = useSnapshot(states)
  const wanted = shown.map(({ key }) => key).join()
  useEffect(() => {
    for (const key of wanted.split(',')) {
      const one = documents.get(key)
      if (one && !one.state.draft)
        one.read().catch((error: unknown) => {
          if (error instanceof StudioFailure) tellFailure(error)
        })
    }
  }, [documents, wanted])

  const columns = shown.map(({ locale, key }) => ({
    locale,
    key,
    isThere: state[key]?.draft !== undefined,
    isTyped: state[key] !== undefined && state[key].text !== state[key].base.text,
    texts: textsOf(state[key]?.text ?? ''),
  }))
  const save = async () => {
    for (const { key, isTyped } of columns) {
      const one = documents.get(key)
      if (!isTyped || !one) continue
      const fault = await one.save()
      if (fault !== undefined || one.state.theirs) return tell(textWords.conflict(key))
    }
    tell(textWords.saved)
  }
  if (!columns.every(({ isThere }) => isThere)) return <Loader aria-label={textWords.title} />
  return (
    <Stack>
      <Group align="end">
        <MultiSelect
          flex={1}
          label={textWords.locales}
          value={locales}
          data={members.map(({ locale }) => locale)}
          onChange={(next) => setChosen(next.includes(own) ? next : [own, ...next])}
        />
        <Button onClick={() => save().catch(tellFailure)} disabled={!columns.some(({ isTyped }) => isTyped)}>
          {textWords.save}
        </Button>
      </Group>
      <TextTable
        name={name}
        columns={columns}
        type={(key, text, value) => {
          const one = documents.get(key)
          const parsed = one && parseDefinition(one.state.text)
          if (!one || !parsed || 'line' in parsed) return
          const messages: JsonObject = { ...textsOf(one.state.text), [text]: value }
          if (value === '') delete messages[text]
          one.type(printDefinition({ ...parsed.definition, messages }))
        }}
      />
    </Stack>
  )
}

const textsOf = (text: string): Readonly<Record<string, string>> => {
  const parsed = parseDefinition(text)
  const messages = 'definition' in parsed ? (parsed.definition.messages as JsonObject | undefined) : undefined
  return isObject(messages) ? (messages as Record<string, string>) : {}
}

type Column = { locale: string; key: string; texts: Readonly<Record<string, string>> }
type TextTableProps = {
  name: string
  columns: readonly Column[]
  type: (key: string, text: string, value: string) => void
}

function TextTable({ name, columns, type }: TextTableProps) {
  const studio = useStudio()
  const [filter, setFilter] = useState('')
  const [isMissingOnly, setMissingOnly] = useState(false)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string>()
  const uses = useAsked(name, () => studio.withSession(() => studio.api.uses(name)))
  const sought = filter.trim().toLowerCase()
  const [added, setAdded] = useState<string[]>([])
  const keys = [...new Set([...columns.flatMap(({ texts }) => Object.keys(texts)), ...added])].sort()
  const fits = keys.filter(
    (key) =>
      (key.toLowerCase().includes(sought) ||
        columns.some(({ texts }) => texts[key]?.toLowerCase().includes(sought))) &&
      (!isMissingOnly || key === open || columns.some(({ texts }) => texts[key] === undefined)),
  )
  const pages = Math.max(1, Math.ceil(fits.length / most))
  const at = Math.min(page, pages)
  const missing = keys.filter((key) => columns.some(({ texts }) => texts[key] === undefined)).length
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
      <AddKey
        keys={keys}
        add={(key) => {
          setAdded([...added, key])
          setFilter(key)
          setOpen(key)
        }}
      />
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
                {columns.map(({ locale, texts, key: column }) => (
                  <Table.Td key={locale} valign="top">
                    <TextBox
                      label={`${key} ${locale}`}
                      locale={locale}
                      text={texts[key]}
                      source={columns[0]?.texts[key]}
                      isOpen={open === key}
                      type={(value) => type(column, key, value)}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={at}
          onChange={setPage}
          getItemProps={(number) => ({ 'aria-label': textWords.page(number) })}
          getControlProps={(control) => ({ 'aria-label': control })}
        />
      )}
    </>
  )
}

/** A key as the grammar of messages has them. */
const fit = /^[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)+$/

function AddKey({ keys, add }: { keys: readonly string[]; add: (key: string) => void }) {
  const [key, setKey] = useState('')
  const isFree = fit.test(key) && !keys.includes(key)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isFree) return
        add(key)
        setKey('')
      }}
    >
      <Group align="end">
        <TextInput
          flex={1}
          label={textWords.newKey}
          description={textWords.newKeyHint}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <Button type="submit" variant="light" disabled={!isFree}>
          {textWords.add}
        </Button>
      </Group>
    </form>
  )
}

type TextBoxProps = {
  label: string
  locale: string
  text: string | undefined
  source: string | undefined
  isOpen: boolean
  type: (value: string) => void
}

/** One text in one locale, with what is wrong with it and how it reads. */
function TextBox({ label, locale, text, source, isOpen, type }: TextBoxProps) {
  const { broken, unknown, samples } = useMemo(
    () => judgeMessage(text ?? '', source, locale),
    [text, source, locale],
  )
  const fault = broken ?? (unknown.length > 0 ? textWords.unknown(unknown.join(', ')) : undefined)
  return (
    <>
      <Textarea
        aria-label={label}
        lang={locale}
        dir="auto"
        rows={Math.min(6, Math.max(1, Math.ceil((text ?? source ?? '').length / 40)))}
        value={text ?? ''}
        error={fault}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {text === undefined && (
        <Badge color="orange.9" size="sm" mt={4}>
          {textWords.missing}
        </Badge>
      )}
      {isOpen &&
        samples.map((sample) => (
          <Text key={sample} size="xs" c="dimmed" dir="auto">
            {sample}
          </Text>
        ))}
    </>
  )
}
