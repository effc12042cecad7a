import { Anchor, List, Stack, Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { words } from '../words/en.ts'
import { NewDefinition } from './NewDefinition.tsx'
import { useStudioState } from './StudioContext.ts'

/** How editing works, for who comes for the first time, and how things stand. */
export function HomeScreen() {
  const { definitions, problems } = useStudioState()
  const changed = definitions?.filter(({ state }) => state !== 'live').length ?? 0
  return (
    <Stack maw={720}>
      <Title order={1}>{words.home.title}</Title>
      <Text>{words.home.intro}</Text>
      <List type="ordered" spacing="xs">
        {words.home.steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
      <NewDefinition />
      {definitions && (
        <Text>
          {words.home.changed(changed)} {problems.length > 0 && words.home.broken(problems.length)}{' '}
          {changed > 0 && (
            <Anchor component={Link} href="/changes">
              {words.changes.show}
            </Anchor>
          )}
        </Text>
      )}
    </Stack>
  )
}
