import { Button, Center, Paper, Stack, Text, Title } from '@mantine/core'
import type { Member } from '../api/createContentApi.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'
import { FactorList } from './FactorList.tsx'
import { PasswordForm } from './PasswordForm.tsx'

type Due = NonNullable<Member['due']>[number]

/** What somebody has to do before anything else. */
export function DueScreen({ due }: { due: Due }) {
  const studio = useStudio()
  const { due: said } = peopleWords
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="xl" w={480} maw="100%">
        <Stack>
          <Title order={1} size="h2">
            {said.title}
          </Title>
          <Text>{due === 'new_password' ? said.newPassword : said.secondFactor}</Text>
          {due === 'new_password' ? <PasswordForm /> : <FactorList changed={studio.readMember} />}
          <Button variant="default" w="fit-content" onClick={() => studio.signOut()}>
            {words.shell.signOut}
          </Button>
        </Stack>
      </Paper>
    </Center>
  )
}
