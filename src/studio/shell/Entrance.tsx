import { Center, Loader } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { ProofDialog } from '../people/ProofDialog.tsx'
import { words } from '../words/en.ts'
import { SignIn } from './SignIn.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useStudioState } from './StudioContext.ts'
import { StudioShell } from './StudioShell.tsx'

/** Few see it, and few of them more than once. */
const DueScreen = lazy(async () => ({ default: (await import('../people/DueScreen.tsx')).DueScreen }))

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
  const [first] = member.due ?? []
  return (
    <>
      {first ? (
        <Suspense fallback={<Loader aria-label={words.loading} />}>
          <DueScreen due={first} />
        </Suspense>
      ) : (
        <StudioShell member={member} />
      )}
      {isProving && !isExpired && (
        <ProofDialog email={member.email} hasSecondFactor={member.has_second_factor === true} />
      )}
      {isExpired && (
        <Dialog title={words.signIn.again}>
          <SignInForm email={member.email} />
        </Dialog>
      )}
    </>
  )
}
