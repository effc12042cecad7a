import { Center, Paper, Title } from '@mantine/core'
import { words } from '../words/en.ts'
import { SignInForm } from './SignInForm.tsx'

/** The door of the studio. */
export function SignIn() {
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="xl" w={420} maw="100%">
        <Title order={1} size="h2" mb="md">
          {words.signIn.title}
        </Title>
        <SignInForm />
      </Paper>
    </Center>
  )
}
