import { useMemo } from 'react'
import type { GrammarSchema } from '#schemas/runtime/walkGrammar.ts'
import { isObject } from '../definition/identity.ts'
import type { PartProps } from './editorProps.ts'
import { useSurroundings } from './Surroundings.ts'

/** What each type of parameter takes: a part of the grammar, or a type of JSON. */
const types: Readonly<Record<string, GrammarSchema>> = {
  text: { $ref: 'common.json#/$defs/text' },
  message: { $ref: 'common.json#/$defs/messageKey' },
  value: { $ref: 'common.json#/$defs/value' },
  pointer: { 'x-ref': 'fact', $ref: 'common.json#/$defs/pointer' },
  condition: { $ref: 'common.json#/$defs/condition' },
  actions: { $ref: 'common.json#/$defs/actions' },
  link: { $ref: 'common.json#/$defs/link' },
  route: { $ref: 'common.json#/$defs/routeName' },
  operation: { $ref: 'common.json#/$defs/operationId' },
  picture: { $ref: 'common.json#/$defs/picture' },
  icon: { $ref: 'common.json#/$defs/icon' },
  word: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
}

/** What a fragment is given, by a form of its parameters. */
export function ArgumentsEditor({
  Editor,
  fragment,
  value,
  change,
  edition,
  fields,
}: Omit<PartProps, 'label' | 'description'> & { fragment: string }) {
  const { site } = useSurroundings()
  const params = site.definition(`fragment/${fragment}`)?.params
  const of = useMemo(() => {
    const entries = Object.entries(isObject(params) ? params : {}).flatMap(([name, param]) => {
      if (!isObject(param)) return []
      const words = Array.isArray(param.of) ? { enum: param.of } : undefined
      return [[name, { ...(words ?? types[String(param.type)]), description: param.description }] as const]
    })
    const required = Object.entries(isObject(params) ? params : {}).flatMap(([name, param]) =>
      isObject(param) && param.optional !== true && param.default === undefined ? [name] : [],
    )
    const schema: GrammarSchema = { type: 'object', properties: Object.fromEntries(entries), required }
    return { schema, file: schema }
  }, [params])
  return (
    <Editor
      of={of}
      value={value ?? {}}
      change={(next) => change(isObject(next) && Object.keys(next).length === 0 ? undefined : next)}
      edition={`${edition} ${fragment}`}
      fields={fields}
    />
  )
}
