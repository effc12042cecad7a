import { Text, Title } from '@mantine/core'
import { funnelWords } from '../words/funnel.ts'
import { FieldLines } from './FieldLines.tsx'
import type { FieldLine } from './figures.ts'

type FieldFiguresProps = {
  fields: readonly { name: string; says?: string; lines: readonly FieldLine[] | undefined }[]
}

/** How far visitors come with each of some fields, where they are not edited one by one. */
export function FieldFigures({ fields }: FieldFiguresProps) {
  if (fields.length === 0) return null
  return (
    <section aria-label={funnelWords.fields}>
      <Title order={2} size="h5" mb="xs">
        {funnelWords.fields}
      </Title>
      {!fields.some(({ lines }) => lines) && (
        <Text size="sm" c="dimmed">
          {funnelWords.noFigures}
        </Text>
      )}
      <ul className="fields">
        {fields.map(({ name, says, lines }) => (
          <li key={name}>
            <span className="told">
              <span className="name">{name}</span>
              <span className="says">{says}</span>
              <FieldLines lines={lines} hasParts />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
