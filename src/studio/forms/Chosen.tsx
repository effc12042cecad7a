import { Anchor, Text, Title } from '@mantine/core'
import { memo } from 'react'
import { Link } from 'wouter'
import { isObject, type Json } from '../definition/identity.ts'
import { namesIn } from '../funnel/writtenFields.ts'
import { ArgumentsEditor } from '../grammar/ArgumentsEditor.tsx'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { More } from '../grammar/More.tsx'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { AsItIs } from '../source/AsItIs.tsx'
import { builderWords } from '../words/builder.ts'
import { FieldSteps } from './FieldSteps.tsx'
import { type Form, fieldsOf, isFragment, nameOf } from './fieldEdits.ts'
import { StepsPanel } from './StepsPanel.tsx'
import type { View } from './View.ts'

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
/** Neither what names it nor what it is made of, which is edited beside it. */
const isOfWhole = ([name = '']: readonly string[]) =>
  !['kind', 'id', 'edition', 'fields', 'steps', 'blocks', 'actions', 'value'].includes(name)

/** What all of it is called. */
export const wholeOf = ({ kind }: Form): string =>
  kind === 'fragment' ? builderWords.wholeFragment : builderWords.whole

type ChosenProps = {
  view: View
  changes: {
    form: (next: Json) => void
    field: (before: Json | undefined, at: number, next: Json) => void
  }
}

/** What is said of the chosen field, or of the form itself. */
export const Chosen = memo(function Chosen({ view: { form, current, edition }, changes }: ChosenProps) {
  const { site } = useSurroundings()
  const fields = fieldsOf(form)
  const names = fields.filter((field) => !isFragment(field)).map(nameOf)
  const field = current === undefined ? undefined : fields[current]
  const title = current === undefined ? wholeOf(form) : nameOf(field)
  return (
    <section aria-label={title} className="part">
      <Title order={2} size="h5">
        {title}
      </Title>
      <AsItIs>
        {current === undefined ? (
          <>
            <GrammarEditor
              of={`${form.kind === 'fragment' ? 'fragment' : 'form'}.json`}
              value={form}
              only={isOfWhole}
              change={changes.form}
              edition={`form ${edition}`}
              fields={names}
            />
            {form.kind === 'form' && (
              <StepsPanel
                form={form}
                names={namesIn(fields, site)}
                edition={`steps ${edition}`}
                change={changes.form}
              />
            )}
          </>
        ) : (
          <FieldEditor
            field={field}
            edition={`${current} ${edition}`}
            names={names}
            change={(next) => changes.field(field, current, next)}
          />
        )}
        {current !== undefined && field !== undefined && form.kind === 'form' && (
          <FieldSteps form={form} names={namesIn([field], site)} change={changes.form} />
        )}
      </AsItIs>
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
  if (isFragment(field)) return <UsedFields {...{ field, edition, names, change }} />
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

/** Fields that stand elsewhere, and what they are given here. */
function UsedFields({ field, edition, names, change }: FieldEditorProps) {
  const use = nameOf(field)
  const row = isObject(field) ? field : {}
  return (
    <>
      <Text>
        {builderWords.usesFragment(use)}{' '}
        <Anchor component={Link} href={hrefOf(`fragment/${use}`)}>
          {builderWords.openFragment}
        </Anchor>
      </Text>
      <ArgumentsEditor
        Editor={GrammarEditor}
        fragment={use}
        value={row.with}
        edition={edition}
        fields={names}
        change={(next) => {
          const { with: _, ...bare } = row
          change(next === undefined ? bare : { ...row, with: next })
        }}
      />
    </>
  )
}
