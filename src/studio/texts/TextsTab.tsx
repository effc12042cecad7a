import { Button, Group, Loader, MultiSelect, Stack } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { StudioFailure } from '../api/StudioFailure.ts'
import { ConflictDialog } from '../definition/ConflictDialog.tsx'
import { createDocument, type StudioDocument } from '../definition/createDocument.ts'
import type { History } from '../definition/createHistory.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import type { Studio } from '../stores/createStudio.ts'
import { textWords } from '../words/texts.ts'
import { TextTable } from './TextTable.tsx'
import { soughtText } from './textAddress.ts'
import { textGroup } from './textGroup.ts'
import { useSiteLocales } from './useSiteLocales.ts'
import { useStaleTexts } from './useStaleTexts.ts'

/** The texts of one name, locales side by side. */
export function TextsTab({ document, name }: { document: StudioDocument; name: string }) {
  const studio = useStudio()
  const { definitions = [] } = useStudioState()
  const members = useMemo(() => textGroup(name, definitions), [name, definitions])
  const [chosen, setChosen] = useState<string[]>()
  const own = members[0]?.locale ?? ''
  const from = useSiteLocales().site?.default
  // Two fit beside each other on every screen, a translation and what it is made of; the rest is a choice away.
  const rank = (locale: string) => [own, from, locale].indexOf(locale)
  const first = members.map(({ locale }) => locale).sort((one, other) => rank(one) - rank(other))
  const locales = chosen ?? first.slice(0, 2)
  const shown = members.filter(({ locale }) => locales.includes(locale))
  const keys = members.map(({ key }) => key).join()
  const documents = useMemo(
    () =>
      new Map(
        keys
          .split(',')
          .map((key) => [key, key === name ? document : besides(document, studio, key)] as const),
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

  const { stale, judgeAgain, review } = useStaleTexts(shown)
  const columns = shown.map(({ locale, key }) => ({
    locale,
    key,
    stale: stale(key),
    isThere: state[key]?.draft !== undefined,
    isFixed: state[key]?.draft?.source !== undefined,
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
    judgeAgain()
  }
  if (!columns.every(({ isThere }) => isThere)) return <Loader aria-label={textWords.title} />
  const clashing = [...documents].find(([key]) => key !== name && state[key]?.theirs)
  return (
    <Stack>
      {clashing && <ConflictDialog document={clashing[1]} state={clashing[1].state} />}
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
        sought={soughtText(window.location.hash)}
        review={review}
        isTyped={columns.some(({ isTyped }) => isTyped)}
        history={document.history}
        renamed={() =>
          Promise.all([...documents.values()].flatMap((one) => (one.state.draft ? [one.read()] : [])))
        }
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

/** What else is written on a screen, for as long as its history. */
const opened = new WeakMap<History, Map<string, StudioDocument>>()

function besides({ history }: StudioDocument, studio: Studio, key: string): StudioDocument {
  const known = opened.get(history) ?? new Map<string, StudioDocument>()
  opened.set(history, known)
  const document = known.get(key) ?? createDocument(studio, key, history)
  known.set(key, document)
  return document
}

const textsOf = (text: string): Readonly<Record<string, string>> => {
  const parsed = parseDefinition(text)
  const messages = 'definition' in parsed ? (parsed.definition.messages as JsonObject | undefined) : undefined
  return isObject(messages) ? (messages as Record<string, string>) : {}
}
