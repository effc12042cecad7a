import { Anchor, Button, Loader, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import { undoKeys } from '../definition/undoKeys.ts'
import { funnelHref } from '../funnel/funnelHref.ts'
import { useFigures } from '../funnel/useFigures.ts'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { More } from '../grammar/More.tsx'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { useTextKeys } from '../grammar/useTextKeys.ts'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
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

/** A form, built field by field beside what comes of it. */
export function FormBuilder(props: FormBuilderProps) {
  const { document, text, problems, preview, locale, setLocale } = props
  const parsed = useMemo(() => parseDefinition(text), [text])
  const site = useFreshSite()
  const version = site.version()
  const definition = 'definition' in parsed ? (parsed.definition as Form) : undefined
  const newTextKey = useTextKeys(site, `form/${String(definition?.id ?? '')}`, text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the site says of itself changes with its version
  const around = useMemo(
    () => ({ site, definition: definition ?? {}, locale, newTextKey, facts: [], textSaved: preview.again }),
    [site, version, definition, locale, newTextKey, preview.again],
  )
  if ('line' in parsed) return <Text>{builderWords.notJson(parsed.line)}</Text>
  if (!site.isRead()) return <Loader aria-label={builderWords.title} />
  const form = parsed.definition as Form
  const submit = isObject(form.submit) ? form.submit : {}
  const operation = String(submit.operation ?? preview.answer?.form?.submit.operation ?? '')
  return (
    <SurroundingsContext value={around}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, whose buttons stand above */}
      <div className="builder" onKeyDown={undoKeys(document)}>
        {typeof form.extends === 'string' ? (
          <Text className="wide">{builderWords.extends(form.extends)}</Text>
        ) : (
          <Parts {...props} form={form} />
        )}
        <Stack gap="xs">
          <Title order={2} size="h5">
            {builderWords.preview.title}
          </Title>
          {preview.failure ? (
            <Failure error={preview.failure} again={preview.again} />
          ) : (
            <FormPreview preview={preview.answer} locale={locale} setLocale={setLocale} />
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
      </div>
    </SurroundingsContext>
  )
}

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

function Parts({ document, edition, problems, form }: FormBuilderProps & { form: Form }) {
  const [current, setCurrent] = useState<number>()
  const fields = fieldsOf(form)
  const edit = (next: Form) => next !== form && document.type(printDefinition(next), 'builder')
  const names = fields.filter((field) => !isFragment(field)).map(nameOf)
  const counts = useMemo(() => countOf(problems), [problems])
  const figures = useFigures(String(form.id ?? ''))

  const add = () => {
    const behind = current ?? fields.length - 1
    const sysname = freeName(form, builderWords.newField)
    const label = isObject(fields[0]) && isObject(fields[0].attributes) ? fields[0].attributes.label : ''
    const field: JsonObject = { sysname, type: 'input', attributes: { label: label ?? '' } }
    edit(addField(form, behind, field))
    setCurrent(behind + 1)
  }
  return (
    <>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {builderWords.fields}
        </Title>
        <Button
          variant={current === undefined ? 'light' : 'subtle'}
          size="compact-sm"
          aria-current={current === undefined ? 'true' : undefined}
          onClick={() => setCurrent(undefined)}
        >
          {builderWords.whole}
        </Button>
        <FieldList
          fields={fields}
          current={current}
          problems={counts}
          figures={figures}
          choose={setCurrent}
          move={(from, to) => {
            edit(moveField(form, from, to))
            setCurrent(to)
          }}
          duplicate={(at) => {
            edit(duplicateField(form, at))
            setCurrent(at + 1)
          }}
          remove={(at) => {
            edit(removeField(form, at))
            setCurrent(undefined)
          }}
        />
        <Button variant="light" onClick={add}>
          {builderWords.add}
        </Button>
      </Stack>
      <section aria-label={current === undefined ? builderWords.whole : nameOf(fields[current])}>
        <Title order={2} size="h5">
          {current === undefined ? builderWords.whole : nameOf(fields[current])}
        </Title>
        {current === undefined ? (
          <GrammarEditor
            of="form.json"
            value={form}
            only={isOfForm}
            change={(next) => edit(next as Form)}
            edition={`form ${edition}`}
            fields={names}
          />
        ) : (
          <FieldEditor
            field={fields[current]}
            edition={`${current} ${edition}`}
            names={names}
            change={(next) => edit(changeField(form, current, next as JsonObject))}
          />
        )}
      </section>
    </>
  )
}

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
