import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SecondFactor } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { PasskeyButton } from '../people/PasskeyButton.tsx'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'
import { useStudio } from './StudioContext.ts'

/** Somebody whose password was right, and what else they may show. */
type Halfway = { email: string; password: string; asked: SecondFactor[] }

/** @param props.email of who signs in again */
export function SignInForm({ email = '' }: { email?: string }) {
  const [halfway, setHalfway] = useState<Halfway>()
  const studio = useStudio()
  const mayUsePasskey = halfway === undefined || halfway.asked.includes('passkey')
  return (
    <Stack>
      {halfway ? (
        <CodeForm halfway={halfway} back={() => setHalfway(undefined)} />
      ) : (
        <PasswordStep email={email} goOn={setHalfway} />
      )}
      {mayUsePasskey && (
        <PasskeyButton label={peopleWords.passkey.signIn} deed={() => studio.signInByPasskey()} />
      )}
    </Stack>
  )
}

function PasswordStep({ email, goOn }: { email: string; goOn: (halfway: Halfway) => void }) {
  const studio = useStudio()
  return (
    <DeedForm
      label={words.signIn.submit}
      isWide
      wordsOf={failureWords}
      deed={async (text) => {
        const given = { email: text('email'), password: text('password') }
        const asked = await studio.signIn(given.email, given.password)
        if (asked) goOn({ ...given, asked })
      }}
    >
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
    </DeedForm>
  )
}

function CodeForm({ halfway, back }: { halfway: Halfway; back: () => void }) {
  const studio = useStudio()
  const { code } = peopleWords
  const { email, password, asked } = halfway
  return (
    <DeedForm
      label={words.signIn.submit}
      wordsOf={failureWords}
      deed={async (text) => {
        await studio.signIn(email, password, text('code'))
      }}
      others={
        <Button variant="default" onClick={back}>
          {code.back}
        </Button>
      }
    >
      <Text>{asked.includes('totp') ? code.lead : code.leadRecovery}</Text>
      {/* Letters too: it may be a recovery code. */}
      <TextInput
        name="code"
        label={code.label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        autoFocus
      />
    </DeedForm>
  )
}

function failureWords(error: unknown): string {
  if (!(error instanceof StudioFailure) || error.status === 0) return words.failed.unreachable
  if (error.status === 429) return words.signIn.tooOften
  if (error.type === 'WrongCodeException') return peopleWords.code.wrong
  return error.status < 500 ? words.signIn.refused : words.failed.server
}
