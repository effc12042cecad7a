import { PasswordInput, Text } from '@mantine/core'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { tell } from '../parts/tell.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { peopleWords } from '../words/people.ts'

/** The shortest password of a member of staff (`content.changePassword`). */
export const shortestPassword = 12

const { password: words, proof } = peopleWords

/** Changes one's own password, or chooses the first. */
export function PasswordForm() {
  const studio = useStudio()
  const { member } = useStudioState()
  const hasPassword = typeof member !== 'object' || member.has_password !== false
  return (
    <DeedForm
      label={hasPassword ? words.change : words.choose}
      wordsOf={wordsOf}
      deed={async (text, reset) => {
        await studio.withSession(() =>
          studio.api.changePassword(hasPassword ? text('present') : undefined, text('next')),
        )
        reset()
        tell(words.changed)
        await studio.readMember()
      }}
    >
      {/* For what keeps passwords: whose it is. */}
      <input
        type="text"
        name="email"
        autoComplete="username"
        value={typeof member === 'object' ? member.email : ''}
        readOnly
        hidden
      />
      {hasPassword ? (
        <PasswordInput
          name="present"
          label={words.present}
          required
          maxLength={200}
          autoComplete="current-password"
        />
      ) : (
        <Text>{words.none}</Text>
      )}
      <PasswordInput
        name="next"
        label={words.next}
        description={words.nextHint}
        required
        minLength={shortestPassword}
        maxLength={200}
        autoComplete="new-password"
      />
    </DeedForm>
  )
}

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof StudioFailure)) return undefined
  if (error.type === 'WrongPasswordException') return proof.wrong
  return error.type === 'SamePasswordException' ? words.same : undefined
}
