import { Center, Loader } from '@mantine/core'
import { Dialog } from '../parts/Dialog.tsx'
import { words } from '../words/en.ts'
import { SignIn } from './SignIn.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useStudioState } from './StudioContext.ts'
import { StudioShell } from './StudioShell.tsx'

/** Who has not signed in sees the door; whose session ended signs in over what they were doing. */
export function Entrance() {
  const { member, isExpired } = useStudioState()
  if (member === 'unknown')
    return (
      <Center mih="100dvh">
        <Loader aria-label={words.loading} />
      </Center>
    )
  if (member === 'nobody') return <SignIn />
  return (
    <>
      <StudioShell member={member} />
      {isExpired && (
        <Dialog title={words.signIn.again}>
          <SignInForm email={member.email} />
        </Dialog>
      )}
    </>
  )
}
