import { Fieldset, Group, Text } from '@mantine/core'
import { type GrammarSchema, isSchema } from '#schemas/runtime/walkGrammar.ts'
import { isObject, type Json } from '../definition/identity.ts'
import { ActionsEditor } from './ActionsEditor.tsx'
import { BindingEditor } from './BindingEditor.tsx'
import { ConditionEditor } from './ConditionEditor.tsx'
import type { Editor, PartProps } from './editorProps.ts'
import { FactField } from './FactField.tsx'
import { labelOf, type Special, schemaOf, valueAt, withValue } from './grammarForm.ts'
import { JsonEditor } from './JsonEditor.tsx'
import { LinkEditor } from './LinkEditor.tsx'
import { ListEditor } from './ListEditor.tsx'
import { heldBy, MapEditor } from './MapEditor.tsx'
import { MomentEditor } from './MomentEditor.tsx'
import { NameEditor } from './NameEditor.tsx'
import { NamesEditor } from './NamesEditor.tsx'
import { ParamField, paramOf } from './ParamField.tsx'
import { PictureEditor } from './PictureEditor.tsx'
import { RulesEditor } from './RulesEditor.tsx'
import { TextEditor } from './TextEditor.tsx'
import { takesOf } from './takesOf.ts'
import { ValueEditor } from './ValueEditor.tsx'
import { ValuesEditor } from './ValuesEditor.tsx'

type SpecialEditorProps = {
  Editor: Editor
  special: Special
  value: Json | undefined
  change: (value: Json) => void
  edition: string
  fields: readonly string[]
}

const kept = new Set(['attributes', 'submit'])

/** What no single field of a form can edit, each by an editor of its own; anything else as JSON. */
export function SpecialEditor({ Editor, special, value, change, edition, fields }: SpecialEditorProps) {
  const { path, schema, file, editor } = special
  const props: PartProps = {
    Editor,
    label: labelOf(path),
    description: typeof schema.description === 'string' ? schema.description : undefined,
    value: valueAt(value, path),
    change: (next) => change(withValue(value, path, next, kept)),
    edition,
    fields,
  }
  const param = paramOf(props.value)
  if (param !== undefined) return <ParamField {...props} name={param} />
  switch (editor) {
    case 'condition':
      return (
        <Fieldset legend={props.label} mt="md">
          <ConditionEditor {...props} />
        </Fieldset>
      )
    case 'text':
      return <TextEditor {...props} holdsMarkup={schema['x-markup'] === true} />
    case 'actions':
      return <ActionsEditor {...props} />
    case 'binding':
      return <BoundEditor {...props} />
    case 'value':
      return <ValueEditor {...props} />
    case 'values':
      return <ValuesEditor {...props} suggestions={takesOf(valueAt(value, ['operation']))} />
    case 'link':
      return <LinkEditor {...props} />
    case 'name':
      return <NameEditor {...props} reference={String(schema['x-ref'])} />
    case 'names':
      return <NamesEditor {...props} of={schemaOf(schema.items as GrammarSchema, file).schema} />
    case 'picture':
      return (
        <PictureEditor
          {...props}
          mayBind={Array.isArray(schema.oneOf)}
          choose={(next, size) => change(withSize(withValue(value, path, next, kept), special, size))}
        />
      )
    case 'moment':
      return <MomentEditor {...props} />
    case 'fact':
      return (
        <Group mt="md" gap="xs" align="end">
          <FactField
            label={props.label}
            description={props.description}
            value={typeof props.value === 'string' ? props.value : ''}
            change={(next) => props.change(next === '' ? undefined : next)}
          />
        </Group>
      )
    default:
      return <OtherEditor {...props} schema={schema} file={file} />
  }
}

/** A picture keeps its size, where what shows it says one (`x-size`). */
function withSize(
  value: Json,
  { path, schema }: Special,
  size: { width: number; height: number } | undefined,
): Json {
  const [width, height] = Array.isArray(schema['x-size']) ? schema['x-size'].map(String) : []
  if (!size || width === undefined || height === undefined) return value
  const around = path.slice(0, -1)
  return withValue(withValue(value, [...around, width], size.width), [...around, height], size.height)
}

/** What is always read from the facts, where it is there at all. */
function BoundEditor(props: PartProps) {
  return (
    <Fieldset legend={props.label} mt="md">
      <ValueEditor {...props} />
      {props.value !== undefined && typeof props.value !== 'object' && <BindingEditor {...props} />}
    </Fieldset>
  )
}

function OtherEditor({ schema, file, ...props }: PartProps & Pick<Special, 'schema' | 'file'>) {
  const { label, description, value } = props
  const items = isSchema(schema.items) ? schema.items : undefined
  const isList = value === undefined || Array.isArray(value)
  if (items?.$ref === 'rules.json' && isList)
    return (
      <Fieldset legend={label} mt="md">
        <Hint text={description} />
        <RulesEditor {...props} value={value ?? []} />
      </Fieldset>
    )
  const isOfObjects = items && (typeof items.$ref === 'string' || isSchema(items.properties) || items.oneOf)
  if (isOfObjects && isList)
    return (
      <Fieldset legend={label} mt="md">
        <Hint text={description} />
        <ListEditor {...props} of={{ schema: items, file }} value={value ?? []} />
      </Fieldset>
    )
  if (heldBy(schema) && (value === undefined || isObject(value)))
    return <MapEditor {...props} schema={schema} file={file} />
  return <JsonEditor {...props} />
}

function Hint({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Text size="sm" c="dimmed" mb="xs">
      {text}
    </Text>
  )
}
