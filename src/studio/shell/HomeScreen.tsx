import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { FallenForms } from '../funnel/FallenForms.tsx'
import { SourceNotice } from '../source/SourceNotice.tsx'
import { BeginButton } from '../templates/BeginButton.tsx'
import { FirstSteps } from '../tour/FirstSteps.tsx'
import { words } from '../words/en.ts'
import { funnelWords } from '../words/funnel.ts'
import { useStudioState } from './StudioContext.ts'

/** How editing works, for who comes for the first time, and how things stand. */
export function HomeScreen({ mayPublish }: { mayPublish: boolean }) {
  const { definitions, problems } = useStudioState()
  const changed = definitions?.filter(({ state }) => state !== 'live').length ?? 0
  return (
    <Stack maw={720}>
      <FallenForms mayPublish={mayPublish} />
      <SourceNotice />
      <Title order={1}>{words.home.title}</Title>
      <Text>{words.home.intro}</Text>
      <FirstSteps />
      <div>
        <BeginButton />
      </div>
      <Anchor component={Link} href="/funnel">
        {funnelWords.title}
      </Anchor>
      {mayPublish && (
        <Anchor component={Link} href="/sports">
          {words.home.sports}
        </Anchor>
      )}
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
