import { Anchor, Button, Loader, Stack, Text, Title } from '@mantine/core'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { mergeDefinitions } from '../definition/mergeDefinitions.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import { undoKeys } from '../definition/undoKeys.ts'
import { FieldFigures } from '../funnel/FieldFigures.tsx'
import { funnelHref } from '../funnel/funnelHref.ts'
import { useFigures, useOwnFigures } from '../funnel/useFigures.ts'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { More } from '../grammar/More.tsx'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { useTextKeys } from '../grammar/useTextKeys.ts'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { useLatest } from '../parts/useLatest.ts'
import type { Site } from '../stores/createSite.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { builderWords } from '../words/builder.ts'
import { funnelWords } from '../words/funnel.ts'
import { FieldList } from './FieldList.tsx'
import { FormPreview } from './FormPreview.tsx'
import {
  addField,
  changeField,
  duplicateField,
  type Form,
  fieldsOf,
  freeName,
  isFragment,
  moveField,
  nameOf,
  removeField,
} from './fieldEdits.ts'
import { OperationPanel } from './OperationPanel.tsx'
import type { usePreview } from './usePreview.ts'

type FormBuilderProps = {
  document: StudioDocument
  text: string
  /** Grows with every change that did not come from here. */
  edition: number
  problems: readonly Problem[]
  preview: ReturnType<typeof usePreview>
  locale: string
  setLocale: (locale: string) => void
}

/** What is built, and which field of it is looked at. */
type View = { form: Form; current: number | undefined; edition: number }

/** A form, built field by field beside what comes of it. */
export function FormBuilder({
  document,
  text,
  edition,
  problems,
  preview,
  locale,
  setLocale,
}: FormBuilderProps) {
  const parsed = useMemo(() => parseDefinition(text), [text])
  const [current, setCurrent] = useState<number>()
  const site = useFreshSite()
  const version = site.version()
  const form = ('definition' in parsed ? parsed.definition : nothing) as Form
  const now = useMemo(() => ({ form, current, edition }), [form, current, edition])
  // The list follows at once; what is said of a field, and how it looks, when there is time: keys go ahead.
  const view = useDeferredValue<View>(now)
  const newTextKey = useTextKeys(site, `form/${String(form.id ?? '')}`, text)
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
    if (next !== form) document.type(printDefinition(next), 'builder')
  }
  return (
    <SurroundingsContext value={around}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, whose buttons stand above */}
      <div className="builder" onKeyDown={undoKeys(document)}>
        {typeof form.extends === 'string' ? (
          <Extending form={form} base={form.extends} order={preview.answer?.form?.order} />
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
        <Outcome view={view} problems={problems} preview={preview} locale={locale} setLocale={setLocale} />
      </div>
    </SurroundingsContext>
  )
}

const nothing: Form = {}

type ExtendingProps = { form: Form; base: string; order: readonly string[] | undefined }

/** A form that is another one with some differences: what those are is its text; what came of all of it stands here. */
function Extending({ form, base, order = noFields }: ExtendingProps) {
  const figures = useOwnFigures(String(form.id ?? ''), order)
  const own = new Set(fieldsOf(form).map(nameOf))
  return (
    <Stack className="wide">
      <Text>
        {builderWords.extends(base)}{' '}
        <Anchor component={Link} href={hrefOf(`form/${base}`)}>
          {funnelWords.build}
        </Anchor>
      </Text>
      <FieldFigures
        fields={order.map((name) => ({
          name,
          says: own.has(name) ? funnelWords.isHere : funnelWords.isFrom(base),
          lines: figures.get(name),
        }))}
      />
    </Stack>
  )
}

const noFields: readonly string[] = []

type OutcomeProps = Pick<FormBuilderProps, 'problems' | 'preview' | 'locale' | 'setLocale'> & { view: View }

/** What comes of it: the form as it looks, and what it sends. */
const Outcome = memo(
  function Outcome({ view: { form, current }, problems, preview, locale, setLocale }: OutcomeProps) {
    const submit = isObject(form.submit) ? form.submit : {}
    const operation = String(submit.operation ?? preview.answer?.form?.submit.operation ?? '')
    return (
      <Stack gap="xs" className="part">
        <Title order={2} size="h5">
          {builderWords.preview.title}
        </Title>
        {preview.failure ? (
          <Failure error={preview.failure} again={preview.again} />
        ) : (
          <FormPreview
            preview={preview.answer}
            locale={locale}
            setLocale={setLocale}
            chosen={current === undefined ? undefined : nameOf(fieldsOf(form)[current])}
          />
        )}
        <Anchor component={Link} href={funnelHref(String(form.id))} size="sm">
          {funnelWords.open}
        </Anchor>
        <Title order={2} size="h5" mt="md">
          {builderWords.operation.title}
        </Title>
        <Text size="sm">{operation}</Text>
        <OperationPanel form={preview.answer?.form} operation={operation} problems={problems} />
      </Stack>
    )
  },
  (before, after) =>
    before.view === after.view &&
    before.problems === after.problems &&
    before.preview.answer === after.preview.answer &&
    before.preview.failure === after.preview.failure &&
    before.locale === after.locale,
)

/** What stands before everything else of a field. */
const main = new Set([
  'sysname',
  'type',
  'label',
  'placeholder',
  'help',
  'is_required',
  'is_visible',
  'width',
])
const isMain = (path: readonly string[]) =>
  ['attributes', 'params'].includes(path.at(-1) ?? '') || path.some((name) => main.has(name))
const isOther = (path: readonly string[]) =>
  path.at(-1) === 'attributes' || (path.at(-1) !== 'params' && !path.some((name) => main.has(name)))
const isOfForm = (path: readonly string[]) => !['kind', 'id', 'edition', 'fields'].includes(path[0] ?? '')

type PartsProps = Pick<FormBuilderProps, 'problems'> & {
  site: Site
  form: Form
  view: View
  current: number | undefined
  choose: (at: number | undefined) => void
  edit: (next: Form) => void
}

function Parts({ form, view, problems, current, choose, edit, site }: PartsProps) {
  const fields = fieldsOf(form)
  const counts = useMemo(() => countOf(problems), [problems])
  const figures = useFigures(view.form, site)

  const add = () => {
    const behind = current ?? fields.length - 1
    const sysname = freeName(form, builderWords.newField)
    const label = isObject(fields[0]) && isObject(fields[0].attributes) ? fields[0].attributes.label : ''
    const field: JsonObject = { sysname, type: 'input', attributes: { label: label ?? '' } }
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
          {builderWords.whole}
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
            edit(duplicateField(form, at))
            choose(at + 1)
          }}
          remove={(at) => {
            edit(removeField(form, at))
            choose(undefined)
          }}
        />
        <Button variant="light" onClick={add} className="last">
          {builderWords.add}
        </Button>
      </Stack>
      <Chosen view={view} changes={changes} />
    </>
  )
}

type ChosenProps = {
  view: View
  changes: {
    form: (next: Json) => void
    field: (before: Json | undefined, at: number, next: Json) => void
  }
}

/** What is said of the chosen field, or of the form itself. */
const Chosen = memo(function Chosen({ view: { form, current, edition }, changes }: ChosenProps) {
  const fields = fieldsOf(form)
  const names = fields.filter((field) => !isFragment(field)).map(nameOf)
  const field = current === undefined ? undefined : fields[current]
  const title = current === undefined ? builderWords.whole : nameOf(field)
  return (
    <section aria-label={title} className="part">
      <Title order={2} size="h5">
        {title}
      </Title>
      {current === undefined ? (
        <GrammarEditor
          of="form.json"
          value={form}
          only={isOfForm}
          change={changes.form}
          edition={`form ${edition}`}
          fields={names}
        />
      ) : (
        <FieldEditor
          field={field}
          edition={`${current} ${edition}`}
          names={names}
          change={(next) => changes.field(field, current, next)}
        />
      )}
    </section>
  )
})

type FieldEditorProps = {
  field: Json | undefined
  edition: string
  names: readonly string[]
  change: (field: Json) => void
}

function FieldEditor({ field, edition, names, change }: FieldEditorProps) {
  if (field === undefined) return <Text>{builderWords.choose}</Text>
  if (isFragment(field))
    return (
      <Text>
        {builderWords.usesFragment(nameOf(field))}{' '}
        <Anchor component={Link} href={hrefOf(`fragment/${nameOf(field)}`)}>
          {builderWords.openFragment}
        </Anchor>
      </Text>
    )
  const shared = { of: 'form.json#/$defs/field', value: field, change, edition, fields: names }
  return (
    <>
      <GrammarEditor {...shared} only={isMain} />
      <More mt="md" variant="contained">
        <GrammarEditor {...shared} only={isOther} />
      </More>
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
