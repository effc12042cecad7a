import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'
import { PasskeyButton } from './PasskeyButton.tsx'

const { passkey, proof } = peopleWords

/** Asks who is about to do something dangerous to show that it is them. */
export function ProofDialog({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  const studio = useStudio()
  return (
    <Dialog title={proof.title} close={studio.giveUpProof}>
      <Stack>
        <Text>{proof.lead}</Text>
        <DeedForm
          label={proof.confirm}
          wordsOf={(error) =>
            error instanceof StudioFailure && error.type === 'WrongPasswordException'
              ? proof.wrong
              : undefined
          }
          deed={(text) => studio.prove(text('password'))}
          others={
            <Button variant="default" onClick={studio.giveUpProof}>
              {words.cancel}
            </Button>
          }
        >
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            name="password"
            label={words.signIn.password}
            required
            maxLength={200}
            autoComplete="current-password"
            data-autofocus
          />
        </DeedForm>
        {hasSecondFactor && <PasskeyButton label={passkey.prove} deed={() => studio.proveByPasskey()} />}
      </Stack>
    </Dialog>
  )
}
