import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { StudioFailure } from '../api/StudioFailure.ts'
import { words } from '../words/en.ts'
import { useStudio } from './StudioContext.ts'

/** @param props.email of who signs in again */
export function SignInForm({ email = '' }: { email?: string }) {
  const studio = useStudio()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await studio.signIn(String(values.get('email')), String(values.get('password')))
    } catch (error) {
      setFailure(failureWords(error))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={signIn}>
      <Stack>
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={words.signIn.email}
          defaultValue={email}
          autoComplete="username"
          required
          data-autofocus={email === '' || undefined}
        />
        <PasswordInput
          name="password"
          label={words.signIn.password}
          autoComplete="current-password"
          required
          data-autofocus={email !== '' || undefined}
        />
        <Button type="submit" loading={isBusy}>
          {words.signIn.submit}
        </Button>
      </Stack>
    </form>
  )
}

function failureWords(error: unknown): string {
  if (!(error instanceof StudioFailure) || error.status === 0) return words.failed.unreachable
  if (error.status === 429) return words.signIn.tooOften
  return error.status < 500 ? words.signIn.refused : words.failed.server
}
