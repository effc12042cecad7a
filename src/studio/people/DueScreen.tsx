import { Button, Center, Paper, Stack, Text, Title } from '@mantine/core'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'
import { PasswordForm } from './PasswordForm.tsx'

/** What somebody has to do before anything else. */
export function DueScreen() {
  const studio = useStudio()
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="xl" w={480} maw="100%">
        <Stack>
          <Title order={1} size="h2">
            {peopleWords.due.title}
          </Title>
          <Text>{peopleWords.due.newPassword}</Text>
          <PasswordForm />
          <Button variant="subtle" w="fit-content" onClick={() => studio.signOut()}>
            {words.shell.signOut}
          </Button>
        </Stack>
      </Paper>
    </Center>
  )
}
