import { Anchor, Fieldset, Select, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { JsonObject } from '../definition/identity.ts'
import { extending } from '../funnel/writtenFields.ts'
import { changeElsewhere } from '../grammar/changeElsewhere.ts'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { tellFailure } from '../parts/tell.ts'
import { builderWords } from '../words/builder.ts'
import { type EffectiveForm, effectiveForm } from './effectiveForm.ts'
import type { Form } from './fieldEdits.ts'
import { idOf, moveToStep, placeField, stepOf, stepsOf } from './stepEdits.ts'

const { steps: words } = builderWords

type FieldStepsProps = {
  form: Form
  /** Fields that stand in one line: a fragment may have several. */
  names: readonly string[]
  change: (form: Form) => void
}

/** In which step a field stands, in this form and in those that extend it. */
export function FieldSteps({ form, names, change }: FieldStepsProps) {
  const { site } = useSurroundings()
  const own = `form/${form.id}`
  const here = { keys: site.keys, definition: (key: string) => (key === own ? form : site.definition(key)) }
  const found = (key: string) => {
    const form = site.definition(key)
    return form ? [form] : []
  }
  const forms = site.keys().flatMap((key) => (key.startsWith('form/') ? found(key) : []))
  const others = extending(String(form.id), forms).flatMap((id) => found(`form/${id}`))
  const saved = site.definition(own)
  const known = saved ? effectiveForm(saved, site).names : []
  const { steps } = effectiveForm(form, here)
  if (stepsOf(form).length === 0 && others.length === 0) return null
  return (
    <Fieldset legend={words.place} mt="md">
      <Stack gap="xs">
        {names.map((name) => (
          <div key={name}>
            {names.length > 1 && <Text size="sm">{name}</Text>}
            {stepsOf(form).length > 0 && (
              <StepSelect
                label={words.here}
                steps={steps}
                value={stepOf({ steps: [...steps] }, name)}
                choose={(step) => step !== undefined && change(moveToStep(form, name, step))}
              />
            )}
            {others.map((other) => (
              <Elsewhere
                key={idOf(other)}
                form={other}
                effective={effectiveForm(other, here)}
                name={name}
                isSaved={known.includes(name)}
              />
            ))}
          </div>
        ))}
      </Stack>
    </Fieldset>
  )
}

type ElsewhereProps = { form: JsonObject; effective: EffectiveForm; name: string; isSaved: boolean }

/** The same field in a form that extends this one, which is saved as a draft at once. */
function Elsewhere({ form, effective, name, isSaved }: ElsewhereProps) {
  const around = useSurroundings()
  const key = `form/${idOf(form)}`
  const choose = (step: string | undefined) => {
    const place = (before: JsonObject) => placeField(before, name, step)
    changeElsewhere(around, key, place).catch(tellFailure)
  }
  return (
    <div>
      <StepSelect
        label={words.in(idOf(form))}
        description={isSaved ? undefined : words.saveFirst}
        steps={stepsOf(form).length > 0 ? effective.steps : []}
        value={
          effective.names.includes(name) ? (stepOf({ steps: [...effective.steps] }, name) ?? '') : undefined
        }
        isDisabled={!isSaved}
        mayLeaveOut
        choose={choose}
      />
      <Anchor component={Link} href={hrefOf(key)} size="xs">
        {builderWords.open(idOf(form))}
      </Anchor>
    </div>
  )
}

/** What stands for no step, and for leaving a field out. */
const [whole, none] = ['*', '-']

type StepSelectProps = {
  label: string
  description?: string | undefined
  steps: readonly JsonObject[]
  /** Undefined where it stands in none. */
  value: string | undefined
  isDisabled?: boolean
  mayLeaveOut?: boolean
  choose: (step: string | undefined) => void
}

/** One of the steps of a form, by the words that players read. */
export function StepSelect({ label, description, steps, value, choose, ...may }: StepSelectProps) {
  const { site, locale } = useSurroundings()
  const texts = site.texts(locale)
  const options = steps.map((step) => ({
    value: idOf(step),
    label: texts.get(String(step.title))?.text ?? idOf(step),
  }))
  const all = steps.length > 0 ? options : [{ value: whole, label: words.has }]
  return (
    <Select
      size="xs"
      label={label}
      description={description}
      allowDeselect={false}
      disabled={may.isDisabled === true}
      value={value === undefined ? none : steps.length > 0 ? value : whole}
      data={[...all, ...(may.mayLeaveOut || value === undefined ? [{ value: none, label: words.none }] : [])]}
      onChange={(next) => next !== null && choose(next === none ? undefined : next)}
    />
  )
}
