import { MultiSelect } from '@mantine/core'
import type { GrammarSchema } from '#schemas/runtime/walkGrammar.ts'
import type { PartProps } from './editorProps.ts'
import { namesOf, useSurroundings } from './Surroundings.ts'

/** Several of what there is a list of: names of things of the site, or words of the grammar. */
export function NamesEditor({ label, description, value, change, of }: PartProps & { of: GrammarSchema }) {
  const { site, definition } = useSurroundings()
  const own = Array.isArray(value) ? value.map(String) : []
  const names = Array.isArray(of.enum) ? of.enum.map(String) : namesOf(site, definition, String(of['x-ref']))
  return (
    <MultiSelect
      mt="md"
      label={label}
      description={description}
      // What is not there any more stays until it is taken out.
      data={[...new Set([...names, ...own])]}
      value={own}
      onChange={(next) => change(next.length > 0 ? next : undefined)}
      searchable
      limit={80}
    />
  )
}
