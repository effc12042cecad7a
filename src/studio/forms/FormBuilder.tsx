import { Button, Loader, Stack, Text, Title } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import type { Json, JsonObject } from '../definition/identity.ts'
import { mergeDefinitions } from '../definition/mergeDefinitions.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import { undoKeys } from '../definition/undoKeys.ts'
import { useFigures } from '../funnel/useFigures.ts'
import { doWithTexts, ownTexts } from '../grammar/ownTexts.ts'
import { SurroundingsContext, useSurroundings } from '../grammar/Surroundings.ts'
import { useTextKeys } from '../grammar/useTextKeys.ts'
import { useLatest } from '../parts/useLatest.ts'
import { useFixed } from '../source/FixedContext.ts'
import type { Site } from '../stores/createSite.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { builderWords } from '../words/builder.ts'
import { Chosen, wholeOf } from './Chosen.tsx'
import { ExtendingForm } from './ExtendingForm.tsx'
import { FieldList } from './FieldList.tsx'
import {
  addField,
  changeField,
  duplicateField,
  type Form,
  fieldsOf,
  freeName,
  moveField,
  removeField,
} from './fieldEdits.ts'
import { Outcome, type Shown } from './Outcome.tsx'
import type { usePreview } from './usePreview.ts'
import type { View } from './View.ts'

type FormBuilderProps = {
  document: StudioDocument
  name: string
  text: string
  /** Grows with every change that did not come from here. */
  edition: number
  problems: readonly Problem[]
  preview: ReturnType<typeof usePreview>
  shown: Shown
  locale: string
  setLocale: (locale: string) => void
}

/** A form, or a fragment of fields, built field by field beside what comes of it. */
export function FormBuilder({
  document,
  name,
  text,
  edition,
  problems,
  preview,
  shown,
  locale,
  setLocale,
}: FormBuilderProps) {
  const parsed = useMemo(() => parseDefinition(text), [text])
  const isFixed = useFixed()
  const [current, setCurrent] = useState<number>()
  const [extended, setExtended] = useState<string>()
  const site = useFreshSite()
  const version = site.version()
  const form = ('definition' in parsed ? parsed.definition : nothing) as Form
  const now = useMemo(() => ({ form, current, edition }), [form, current, edition])
  // The list follows at once; what is said of a field, and how it looks, when there is time: keys go ahead.
  const view = useDeferredValue<View>(now)
  const newTextKey = useTextKeys(site, name, text)
  const { again } = preview
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the site says of itself changes with its version
  const around = useMemo(
    () => ({
      site,
      definition: view.form,
      locale,
      newTextKey,
      facts: [],
      history: document.history,
      textSaved: again,
    }),
    [site, version, view.form, locale, newTextKey, document, again],
  )
  if ('line' in parsed) return <Text>{builderWords.notJson(parsed.line)}</Text>
  if (!site.isRead()) return <Loader aria-label={builderWords.title} />
  const edit = (next: Form) => {
    if (!isFixed && next !== form) document.type(printDefinition(next), 'builder')
  }
  return (
    <SurroundingsContext value={around}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, whose buttons stand above */}
      <div className="builder" onKeyDown={undoKeys(document)}>
        {typeof form.extends === 'string' ? (
          <ExtendingForm
            form={form}
            base={form.extends}
            current={extended}
            choose={setExtended}
            edit={edit}
            edition={edition}
          />
        ) : (
          <Parts
            form={form}
            view={view}
            problems={problems}
            current={current}
            choose={setCurrent}
            edit={edit}
            site={site}
          />
        )}
        <Outcome {...{ view, problems, preview, shown, locale, setLocale }} />
      </div>
    </SurroundingsContext>
  )
}

const nothing: Form = {}

type PartsProps = Pick<FormBuilderProps, 'problems'> & {
  site: Site
  form: Form
  view: View
  current: number | undefined
  choose: (at: number | undefined) => void
  edit: (next: Form) => void
}

function Parts({ form, view, problems, current, choose, edit, site }: PartsProps) {
  const isFixed = useFixed()
  const around = useSurroundings()
  const fields = fieldsOf(form)
  const counts = useMemo(() => countOf(problems), [problems])
  const figures = useFigures(view.form, site)

  const add = () => {
    const behind = current ?? fields.length - 1
    const sysname = freeName(form, builderWords.newField)
    const field: JsonObject = { sysname, type: 'input', attributes: { label: around.newTextKey() } }
    edit(addField(form, behind, field))
    choose(behind + 1)
  }
  const changes = useLatest({
    form: (next: Json) => {
      const drawn: Form = { ...view.form, fields }
      edit(mergeDefinitions(drawn, { ...(next as Form), fields }, form).value as Form)
    },
    field: (before: Json | undefined, at: number, next: Json) => {
      // It may have gone elsewhere, or been changed, since it was drawn.
      const found = before === undefined ? -1 : fields.indexOf(before)
      const place = found < 0 ? at : found
      edit(changeField(form, place, mergeDefinitions(before, next, fields[place]).value as JsonObject))
    },
  })
  return (
    <>
      <Stack gap="xs" className="part">
        <Title order={2} size="h5">
          {builderWords.fields}
        </Title>
        <Button
          variant={current === undefined ? 'light' : 'subtle'}
          size="compact-sm"
          aria-current={current === undefined ? 'true' : undefined}
          onClick={() => choose(undefined)}
        >
          {wholeOf(form)}
        </Button>
        <FieldList
          fields={fields}
          current={current}
          problems={counts}
          figures={figures}
          choose={choose}
          move={(from, to) => {
            edit(moveField(form, from, to))
            choose(to)
          }}
          duplicate={(at) => {
            const copied = duplicateField(form, at)
            const { own, texts } = ownTexts(around, copied, [`/fields/${at + 1}`])
            const copies = fieldsOf(copied).map((one, place) => (place === at + 1 ? own(one) : one))
            doWithTexts(around, texts, () => edit({ ...copied, fields: copies }))
            choose(at + 1)
          }}
          remove={(at) => {
            edit(removeField(form, at))
            choose(undefined)
          }}
        />
        {!isFixed && (
          <Button variant="light" onClick={add} className="last">
            {builderWords.add}
          </Button>
        )}
      </Stack>
      <Chosen view={view} changes={changes} />
    </>
  )
}

/** How many problems each field has, by its place. */
function countOf(problems: readonly Problem[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { pointer } of problems) {
    const [, at] = /^\/fields\/(\d+)/.exec(pointer) ?? []
    if (at !== undefined) counts.set(Number(at), (counts.get(Number(at)) ?? 0) + 1)
  }
  return counts
}
