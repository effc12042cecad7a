import { Badge } from '@mantine/core'
import type { DefinitionSummary } from '../api/createContentApi.ts'
import { words } from '../words/en.ts'

const colors = {
  live: 'gray.7',
  added: 'teal.9',
  changed: 'indigo.8',
  removed: 'grape.9',
  scheduled: 'blue.9',
  broken: 'red.9',
} as const

type StateBadgeProps = { state: DefinitionSummary['state'] | 'scheduled' | 'broken' }

export function StateBadge({ state }: StateBadgeProps) {
  return (
    <Badge color={colors[state]} variant="filled" size="sm">
      {words.states[state]}
    </Badge>
  )
}
