import { Button, Fieldset, Group, Paper, Stack, Text } from '@mantine/core'
import type { Json, JsonObject } from '../definition/identity.ts'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { builderWords } from '../words/builder.ts'
import { StepSelect } from './FieldSteps.tsx'
import { type Form, fieldsOf } from './fieldEdits.ts'
import { addStep, idOf, moveInStep, moveStep, moveToStep, removeStep, stepsOf } from './stepEdits.ts'

const { steps: words } = builderWords
const isTitle = ([name = '']: readonly string[]) => name === 'title'
const none: readonly string[] = []

type StepsPanelProps = {
  form: Form
  /** All its fields. */
  names: readonly string[]
  edition: string
  change: (form: Form) => void
}

/** The steps of a form: what they are called, in which order they come, and what stands in each. */
export function StepsPanel({ form, names, edition, change }: StepsPanelProps) {
  const { newTextKey } = useSurroundings()
  const steps = stepsOf(form)
  const placed = new Set(steps.flatMap((step) => fieldsOf(step).map(String)))
  const left = names.filter((name) => !placed.has(name))
  return (
    <Fieldset legend={words.title} mt="md">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {words.help}
        </Text>
        {steps.map((step, at) => (
          <Paper key={idOf(step)} withBorder p="sm" role="group" aria-label={words.step(at + 1)}>
            <GrammarEditor
              of="form.json#/$defs/step"
              value={step}
              only={isTitle}
              change={(next) => change({ ...form, steps: steps.with(at, next as JsonObject) })}
              edition={`${edition} ${idOf(step)}`}
              fields={none}
            />
            <FieldsOfStep {...{ form, step, change }} />
            <Group mt="xs" gap="xs">
              <Button
                variant="default"
                size="compact-sm"
                disabled={at === 0}
                onClick={() => change(moveStep(form, at, at - 1))}
              >
                {builderWords.up}
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                disabled={at === steps.length - 1}
                onClick={() => change(moveStep(form, at, at + 1))}
              >
                {builderWords.down}
              </Button>
              <Button variant="default" size="compact-sm" onClick={() => change(removeStep(form, at))}>
                {steps.length > 2 ? words.remove : words.removeAll}
              </Button>
            </Group>
          </Paper>
        ))}
        {steps.length > 0 &&
          left.map((name) => (
            <StepSelect
              key={name}
              label={words.left(name)}
              steps={steps}
              value={undefined}
              choose={(to) => to !== undefined && change(moveToStep(form, name, to))}
            />
          ))}
        <Group>
          <Button variant="light" size="compact-sm" onClick={() => change(addStep(form, newTextKey, names))}>
            {steps.length === 0 ? words.begin : words.add}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

type FieldsOfStepProps = { form: Form; step: JsonObject; change: (form: Form) => void }

function FieldsOfStep({ form, step, change }: FieldsOfStepProps) {
  const names = fieldsOf(step).map((name: Json) => String(name))
  if (names.length === 0) return <Text size="sm">{words.empty}</Text>
  return (
    <Stack gap={4} component="ul" className="steps-fields">
      {names.map((name, at) => (
        <Group key={name} component="li" gap="xs" align="end">
          <StepSelect
            label={name}
            steps={stepsOf(form)}
            value={idOf(step)}
            choose={(to) => to !== undefined && change(moveToStep(form, name, to))}
          />
          <Button.Group>
            <Button
              variant="default"
              size="xs"
              disabled={at === 0}
              aria-label={`${builderWords.up}: ${name}`}
              onClick={() => change(moveInStep(form, name, at - 1))}
            >
              ↑
            </Button>
            <Button
              variant="default"
              size="xs"
              disabled={at === names.length - 1}
              aria-label={`${builderWords.down}: ${name}`}
              onClick={() => change(moveInStep(form, name, at + 1))}
            >
              ↓
            </Button>
          </Button.Group>
        </Group>
      ))}
    </Stack>
  )
}
