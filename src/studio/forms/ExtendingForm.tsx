import { Anchor, Button, Checkbox, Stack, Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { isObject, isSame, type Json, type JsonObject } from '../definition/identity.ts'
import { FieldLines } from '../funnel/FieldLines.tsx'
import { useOwnFigures } from '../funnel/useFigures.ts'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { type Described, describedBy } from '../grammar/grammarForm.ts'
import { More } from '../grammar/More.tsx'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { AsItIs } from '../source/AsItIs.tsx'
import { useFixed } from '../source/FixedContext.ts'
import { builderWords } from '../words/builder.ts'
import { funnelWords } from '../words/funnel.ts'
import { effectiveForm } from './effectiveForm.ts'
import { FieldSteps } from './FieldSteps.tsx'
import { changeField, type Form, fieldsOf, nameOf } from './fieldEdits.ts'
import { StepsPanel } from './StepsPanel.tsx'
import { placeField, stepsOf } from './stepEdits.ts'

const { extending: words } = builderWords

/** A part of the grammar of which nothing has to be said. */
function sayingLess(
  of: string,
  parts: Readonly<Record<string, string>>,
  without: readonly string[],
): Described {
  const { schema, file } = describedBy(of)
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).flatMap(
    ([name, part]) => {
      if (without.includes(name)) return []
      const less = parts[name]
      return [[name, less === undefined ? part : { ...describedBy(less).schema, required: [] }]]
    },
  )
  return { schema: { ...schema, required: [], properties: Object.fromEntries(properties) }, file }
}

const field = sayingLess('form.json#/$defs/field', { attributes: 'form.json#/$defs/attributes' }, ['sysname'])
const place = sayingLess('form.json#/$defs/fieldExtension', {}, [
  ...[
    'sysname',
    'type',
    'attributes',
    'rules',
    'visibleWhen',
    'requiredWhen',
    'initial',
    'onChange',
    'check',
  ],
])
const whole = sayingLess(
  'form.json',
  { submit: 'form.json#/$defs/submit', dynamicFields: 'form.json#/$defs/dynamicFields' },
  ['kind', 'id', 'edition', 'fields', 'steps'],
)

type ExtendingFormProps = {
  form: Form
  base: string
  current: string | undefined
  choose: (name: string | undefined) => void
  edit: (form: Form) => void
  edition: number
}

/** A form that is another one with some differences: which fields it has, what is another of each, and its own steps. */
export function ExtendingForm({ form, base, current, choose, edit, edition }: ExtendingFormProps) {
  const { site, newTextKey } = useSurroundings()
  const isFixed = useFixed()
  const { names } = effectiveForm(form, site)
  const figures = useOwnFigures(String(form.id ?? ''), names)
  const own = new Set(fieldsOf(form).map(nameOf))
  const theirs = effectiveForm(site.definition(`form/${base}`) ?? {}, site).names
  const gone = (Array.isArray(form.without) ? form.without.map(String) : []).filter(
    (one) => !names.includes(one),
  )
  const all = [...names, ...gone]
  const sayOf = (name: string) =>
    gone.includes(name)
      ? words.gone
      : !theirs.includes(name)
        ? funnelWords.isHere
        : own.has(name)
          ? words.another(base)
          : funnelWords.isFrom(base)
  const add = () => {
    let sysname: string = builderWords.newField
    for (let at = 2; all.includes(sysname); at += 1) sysname = `${builderWords.newField}_${at}`
    const made: JsonObject = { sysname, type: 'input', attributes: { label: newTextKey() } }
    const behind: JsonObject = current !== undefined && names.includes(current) ? { after: current } : {}
    edit({ ...form, fields: [...fieldsOf(form), { ...made, ...behind }] })
    choose(sysname)
  }
  return (
    <>
      <Stack gap="xs" className="part">
        <Title order={2} size="h5">
          {builderWords.fields}
        </Title>
        <Text size="sm">
          {builderWords.extends(base)}{' '}
          <Anchor component={Link} href={hrefOf(`form/${base}`)} size="sm">
            {funnelWords.build}
          </Anchor>
        </Text>
        <Button
          variant={current === undefined ? 'light' : 'subtle'}
          size="compact-sm"
          aria-current={current === undefined ? 'true' : undefined}
          onClick={() => choose(undefined)}
        >
          {builderWords.whole}
        </Button>
        <ul className="fields" aria-label={builderWords.fields}>
          {all.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="field"
                aria-current={name === current ? 'true' : undefined}
                onClick={() => choose(name)}
              >
                <span className="told">
                  <span className="name">{name}</span>
                  <span className="says">{sayOf(name)}</span>
                  <FieldLines lines={figures.get(name)} hasParts={name === current} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {!isFixed && (
          <Button variant="light" onClick={add} className="last">
            {builderWords.add}
          </Button>
        )}
      </Stack>
      <section aria-label={current ?? builderWords.whole} className="part">
        <Title order={2} size="h5">
          {current ?? builderWords.whole}
        </Title>
        <AsItIs>
          <Text size="sm" c="dimmed">
            {words.help(base)}
          </Text>
          {current === undefined ? (
            <>
              <GrammarEditor
                of={whole}
                value={form}
                change={(next) => edit(next as Form)}
                edition={`form ${edition}`}
                fields={names}
              />
              <Steps {...{ form, edit, edition }} />
            </>
          ) : (
            <Difference
              {...{ form, edit, edition, choose, names }}
              name={current}
              isTheirs={theirs.includes(current)}
            />
          )}
        </AsItIs>
      </section>
    </>
  )
}

type DifferenceProps = Pick<ExtendingFormProps, 'form' | 'edit' | 'edition' | 'choose'> & {
  name: string
  names: readonly string[]
  /** The other form has it too. */
  isTheirs: boolean
}

/** What is another of one field. */
function Difference({ form, edit, edition, choose, name, names, isTheirs }: DifferenceProps) {
  const rows = fieldsOf(form)
  const at = rows.findIndex((row) => nameOf(row) === name)
  const row: JsonObject = isObject(rows[at]) ? rows[at] : { sysname: name }
  const isHere = names.includes(name)
  const change = (next: Json) => {
    const isSaid = !isTheirs || !isSame(next, { sysname: name })
    if (!isSaid) edit({ ...form, fields: rows.toSpliced(at, at < 0 ? 0 : 1) })
    else if (at < 0) edit({ ...form, fields: [...rows, next] })
    else edit(changeField(form, at, next as JsonObject))
    if (nameOf(next) !== name) choose(nameOf(next))
  }
  // It stays the same editor while its name is typed.
  const shared = { value: row, change, edition: `${isTheirs ? name : at} ${edition}`, fields: names }
  return (
    <>
      {isTheirs ? (
        <Checkbox
          mt="xs"
          label={words.has}
          checked={isHere}
          onChange={({ currentTarget }) =>
            edit(currentTarget.checked ? backIn(form, name) : placeField(form, name, undefined))
          }
        />
      ) : (
        <Button
          mt="xs"
          variant="default"
          size="compact-sm"
          onClick={() => {
            const { without: _, ...left } = placeField(form, name, undefined)
            const { without } = form
            edit(without === undefined ? left : { ...left, without })
            choose(undefined)
          }}
        >
          {builderWords.removeNamed(name)}
        </Button>
      )}
      {isHere && (
        <>
          {!isTheirs && <GrammarEditor {...shared} of="form.json#/$defs/field" only={isName} />}
          <FieldSteps form={form} names={[name]} change={edit} />
          <GrammarEditor {...shared} of={field} />
          <More mt="md" variant="contained">
            <GrammarEditor {...shared} of={place} />
          </More>
        </>
      )}
    </>
  )
}

const isName = ([name = '']: readonly string[]) => name === 'sysname'

function backIn(form: Form, name: string): Form {
  const { without, ...others } = form
  const gone = (Array.isArray(without) ? without : []).filter((one) => one !== name)
  return gone.length > 0 ? { ...others, without: gone } : others
}

/** The steps: those of the other form until it has some of its own. */
function Steps({ form, edit, edition }: Pick<ExtendingFormProps, 'form' | 'edit' | 'edition'>) {
  const { site } = useSurroundings()
  const { names, steps } = effectiveForm(form, site)
  if (stepsOf(form).length === 0 && steps.length > 0)
    return (
      <Stack gap="xs" mt="md" align="start">
        <Text size="sm">{words.inherits}</Text>
        <Button variant="light" size="compact-sm" onClick={() => edit({ ...form, steps: [...steps] })}>
          {words.ownSteps}
        </Button>
      </Stack>
    )
  return (
    <>
      <StepsPanel
        form={{ ...form, ...(stepsOf(form).length > 0 && { steps: [...steps] }) }}
        names={names}
        edition={`steps ${edition}`}
        change={edit}
      />
    </>
  )
}
