import { Alert, Anchor, List, Text } from '@mantine/core'
import type { Problem } from '../api/createContentApi.ts'
import { words } from '../words/en.ts'

type ProblemsProps = { problems: readonly Problem[]; goTo: (pointer: string) => void }

/** What is wrong with a definition; each leads to its place. */
export function Problems({ problems, goTo }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <Alert color="red" title={words.definition.problems(problems.length)}>
      <List spacing="xs">
        {problems.map((problem) => (
          <List.Item key={`${problem.code} ${problem.pointer} ${problem.message}`}>
            <Anchor component="button" type="button" ta="start" onClick={() => goTo(problem.pointer)}>
              {problem.message}
            </Anchor>
            <Text size="sm">{problem.hint}</Text>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
