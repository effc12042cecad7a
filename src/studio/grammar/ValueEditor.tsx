import { Group, NumberInput, Select, TextInput } from '@mantine/core'
import { isObject, type Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import { BindingEditor } from './BindingEditor.tsx'
import type { PartProps } from './editorProps.ts'
import { paramsOf } from './fittingParams.ts'
import { JsonEditor } from './JsonEditor.tsx'
import { ParamField, paramOf } from './ParamField.tsx'
import { useSurroundings } from './Surroundings.ts'

type Way = 'none' | 'text' | 'number' | 'flag' | 'fact' | 'param' | 'other'

const wayOf = (value: Json | undefined): Way => {
  if (value === undefined) return 'none'
  if (isObject(value)) return 'from' in value ? 'fact' : 'other'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'flag' : typeof value === 'string' ? 'text' : 'other'
}

const ways = ['none', 'text', 'number', 'flag', 'fact', 'param'] as const

const begun: Readonly<Record<Exclude<Way, 'param'>, Json | undefined>> = {
  none: undefined,
  text: '',
  number: 0,
  flag: true,
  fact: { from: '/site/locale' },
  other: undefined,
}

/** Types of parameters that may stand for a value. */
const types = ['value', 'number', 'flag', 'word']

/** A constant, or what is read from the facts. */
export function ValueEditor(props: PartProps) {
  const { label, description, value, change } = props
  const { value: words } = builderWords
  const [given] = paramsOf(useSurroundings().definition, types)
  const param = paramOf(value)
  if (param !== undefined) return <ParamField {...props} name={param} />
  const way = wayOf(value)
  if (way === 'other') return <JsonEditor {...props} />
  return (
    <fieldset className="bare" aria-label={label}>
      <Group gap="xs" align="end">
        <Select
          w={150}
          label={label}
          description={description}
          allowDeselect={false}
          value={way}
          data={ways.flatMap((one) =>
            one === 'param' && given === undefined ? [] : [{ value: one, label: words.ways[one] }],
          )}
          onChange={(next) => {
            if (next === 'param' && given !== undefined) change({ param: given })
            else if (next !== null && next !== way) change(begun[next as keyof typeof begun])
          }}
        />
        {typeof value === 'string' && (
          <TextInput
            flex={1}
            aria-label={words.constant(label)}
            value={value}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
        {typeof value === 'number' && (
          <NumberInput
            flex={1}
            aria-label={words.constant(label)}
            value={value}
            onChange={(next) => typeof next === 'number' && change(next)}
          />
        )}
        {typeof value === 'boolean' && (
          <Select
            flex={1}
            aria-label={words.constant(label)}
            allowDeselect={false}
            value={String(value)}
            data={[
              { value: 'true', label: words.yes },
              { value: 'false', label: words.no },
            ]}
            onChange={(next) => change(next === 'true')}
          />
        )}
      </Group>
      {way === 'fact' && <BindingEditor {...props} description={undefined} />}
    </fieldset>
  )
}
