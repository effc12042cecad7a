import { Anchor, Autocomplete } from '@mantine/core'
import { Link } from 'wouter'
import { hrefOf } from '../parts/hrefOf.ts'
import { builderWords } from '../words/builder.ts'
import type { PartProps } from './editorProps.ts'
import { kindOf, namesOf, useSurroundings } from './Surroundings.ts'

/** The name of something of the site, chosen from those that there are. */
export function NameEditor({
  label,
  description,
  value,
  change,
  reference,
}: PartProps & { reference: string }) {
  const { site, definition } = useSurroundings()
  const names = namesOf(site, definition, reference)
  const own = typeof value === 'string' ? value : ''
  const key = `${kindOf(reference)}/${own}`
  return (
    <div>
      <Autocomplete
        mt="md"
        label={label}
        description={description}
        value={own}
        data={names}
        limit={80}
        onChange={(next) => change(next === '' ? undefined : next)}
      />
      {site.definition(key) && (
        <Anchor component={Link} href={hrefOf(key)} size="sm">
          {builderWords.open(own)}
        </Anchor>
      )}
    </div>
  )
}
