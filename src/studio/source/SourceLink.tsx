import { Alert, Anchor } from '@mantine/core'
import type { Draft } from '../api/createContentApi.ts'
import { sourceWords } from '../words/source.ts'

/** Says that a definition is changed elsewhere, and leads there. */
export function SourceLink({ source }: { source: NonNullable<Draft['source']> }) {
  return (
    <Alert role="status">
      {sourceWords.comesFrom(source.name)}{' '}
      <Anchor href={source.url} target="_blank" rel="noreferrer">
        {sourceWords.change(source.name)}
      </Anchor>
    </Alert>
  )
}
