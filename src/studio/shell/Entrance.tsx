import { Center, Loader } from '@mantine/core'
import { Dialog } from '../parts/Dialog.tsx'
import { DueScreen } from '../people/DueScreen.tsx'
import { ProofDialog } from '../people/ProofDialog.tsx'
import { words } from '../words/en.ts'
import { SignIn } from './SignIn.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useStudioState } from './StudioContext.ts'
import { StudioShell } from './StudioShell.tsx'

/** Who has not signed in sees the door; of whom something is due does that first; whose session ended signs in over what they were doing. */
export function Entrance() {
  const { member, isExpired, isProving } = useStudioState()
  if (member === 'unknown')
    return (
      <Center mih="100dvh">
        <Loader aria-label={words.loading} />
      </Center>
    )
  if (member === 'nobody') return <SignIn />
  return (
    <>
      {member.due?.length ? <DueScreen /> : <StudioShell member={member} />}
      {isProving && !isExpired && <ProofDialog email={member.email} />}
      {isExpired && (
        <Dialog title={words.signIn.again}>
          <SignInForm email={member.email} />
        </Dialog>
      )}
    </>
  )
}
