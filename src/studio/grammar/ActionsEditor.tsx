import { Fieldset, Select, Stack, Text } from '@mantine/core'
import { findGrammar } from '#schemas/compiler/grammar.ts'
import { type GrammarSchema, isSchema, resolveRef } from '#schemas/runtime/walkGrammar.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import { ArgumentsEditor } from './ArgumentsEditor.tsx'
import type { PartProps } from './editorProps.ts'
import { leastOf } from './least.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { ParamField, paramOf } from './ParamField.tsx'
import { namesOf, useSurroundings } from './Surroundings.ts'
import { useGivens } from './useGivens.ts'

type Known = { name: string; ref: string; says: string }

/** Every action by what it does, as the grammar describes it. */
const known: readonly Known[] = (() => {
  const action = resolveRef('common.json#/$defs/action', {}, findGrammar)
  const branches = Array.isArray(action?.schema.oneOf) ? (action.schema.oneOf as GrammarSchema[]) : []
  return branches.flatMap(({ $ref }) => {
    const ref = `common.json${String($ref)}`
    const { properties, description } = resolveRef(ref, {}, findGrammar)?.schema ?? {}
    const does = isSchema(properties) && isSchema(properties.do) ? properties.do.const : undefined
    const [says = ''] = String(description ?? '').split(/[.,;]/)
    return does === undefined ? [] : [{ name: String(does), ref, says }]
  })
})()

const isDetail = ([name]: readonly string[]) => name !== 'do'
const isOfUse = ([name]: readonly string[]) => name === 'when'

/** Steps done one after another, each with what it needs. */
export function ActionsEditor(props: PartProps) {
  const { Editor, label, description, value, change, edition, fields } = props
  const { actions: words } = builderWords
  const givens = useGivens()
  const { site, definition } = useSurroundings()
  const steps = Array.isArray(value) ? value : []
  const set = (next: Json[]) => change(next.length === 0 && value !== undefined ? [] : next)
  const fragments = namesOf(site, definition, 'fragment').filter(
    (id) => site.definition(`fragment/${id}`)?.actions,
  )
  const begin = (choice: string): Json => {
    if (choice.startsWith('use ')) return { use: choice.slice(4) }
    const one = known.find(({ name }) => name === choice)
    return one ? leastOf(one.ref, givens) : {}
  }
  const choices = [
    { group: words.steps, items: known.map(({ name, says }) => ({ value: name, label: says })) },
    ...(fragments.length > 0
      ? [{ group: words.fragments, items: fragments.map((id) => ({ value: `use ${id}`, label: id })) }]
      : []),
  ]
  return (
    <Fieldset legend={label} mt="md">
      <Stack gap="sm">
        {description !== undefined && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
        {steps.map((step, at) => {
          const own: JsonObject = isObject(step) ? step : {}
          const one = known.find(({ name }) => name === own.do)
          const chosen = typeof own.use === 'string' ? `use ${own.use}` : String(own.do ?? '')
          const put = (next: Json) => set(steps.with(at, next))
          const param = paramOf(step)
          return (
            <Fieldset
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own
              key={`${at} ${chosen}`}
              legend={words.step(at + 1)}
              p="sm"
              aria-label={words.stepOf(label, at + 1)}
            >
              {param === undefined ? (
                <Select
                  label={words.does}
                  searchable
                  allowDeselect={false}
                  value={chosen}
                  data={choices}
                  onChange={(next) => next !== null && next !== chosen && put(begin(next))}
                />
              ) : (
                <ParamField
                  label={words.does}
                  description={undefined}
                  name={param}
                  change={(next) => (next === undefined ? set(steps.toSpliced(at, 1)) : put(next))}
                />
              )}
              {one && (
                <Editor
                  of={one.ref}
                  value={own}
                  change={put}
                  edition={`${edition} ${steps.length} ${at} ${chosen}`}
                  fields={fields}
                  only={isDetail}
                />
              )}
              {typeof own.use === 'string' && (
                <>
                  <ArgumentsEditor
                    {...props}
                    fragment={own.use}
                    value={own.with}
                    change={(next) => {
                      const { with: _, ...bare } = own
                      put(next === undefined ? bare : { ...own, with: next })
                    }}
                  />
                  <Editor
                    of="common.json#/$defs/useActions"
                    value={own}
                    change={put}
                    edition={`${edition} ${steps.length} ${at}`}
                    fields={fields}
                    only={isOfUse}
                  />
                </>
              )}
              <MoveButtons items={steps} at={at} set={set} />
            </Fieldset>
          )
        })}
        <Select
          aria-label={words.addTo(label)}
          placeholder={words.add}
          searchable
          value={null}
          data={choices}
          onChange={(next) => next !== null && set([...steps, begin(next)])}
        />
      </Stack>
    </Fieldset>
  )
}
