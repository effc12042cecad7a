import { Center, Loader, Paper, PasswordInput, Radio, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import type { Invitation } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { invitationWords } from '../words/invitations.ts'
import { hasPasskeys } from './askPasskey.ts'
import { shortestPassword } from './PasswordForm.tsx'

function onHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** What whoever was sent a link sees: who invites them to what, and how they will sign in. */
export function InvitationScreen({ done }: { done: () => void }) {
  // Whoever opens another link here does not load the page again.
  const token = useSyncExternalStore(onHash, () => window.location.hash.slice(1))
  const { api } = useStudio()
  const { answer, failure, again } = useAsked(token, () => api.invitation(token))
  const isOver = failure !== undefined && [400, 404, 410].includes(failure.status)
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="xl" w={480} maw="100%">
        <Stack>
          <Title order={1} size="h2">
            {isOver ? invitationWords.over : invitationWords.title}
          </Title>
          {isOver ? (
            <Text>{invitationWords.reason(failure.type)}</Text>
          ) : failure ? (
            <Failure error={failure} again={again} />
          ) : answer ? (
            <JoinForm invitation={answer} token={token} done={done} again={again} />
          ) : (
            <Loader aria-label={words.loading} />
          )}
        </Stack>
      </Paper>
    </Center>
  )
}

type JoinFormProps = { invitation: Invitation; token: string; done: () => void; again: () => void }

function JoinForm({ invitation, token, done, again }: JoinFormProps) {
  const studio = useStudio()
  const [isByPasskey, setByPasskey] = useState(false)
  const { email, role, invited_by, expires_at } = invitation
  return (
    <DeedForm
      label={invitationWords.join}
      isWide
      wordsOf={(error) => {
        if (!(error instanceof StudioFailure)) return undefined
        // What it says of the link belongs in the place of the form.
        if (error.status === 410) again()
        return error.type === 'EmailTakenException' ? invitationWords.taken : undefined
      }}
      deed={async (text) => {
        const name = text('name')
        await (isByPasskey ? studio.joinByPasskey(token, name) : studio.join(token, name, text('password')))
        done()
      }}
    >
      <Text>{invitationWords.from(invited_by, words.roles[role])}</Text>
      <Text size="sm" c="dimmed">
        {invitationWords.until(moment(expires_at))}
      </Text>
      <TextInput
        name="email"
        type="email"
        label={words.staff.email}
        value={email}
        autoComplete="username"
        readOnly
      />
      <TextInput
        name="name"
        label={words.staff.name}
        description={invitationWords.nameHint}
        required
        maxLength={100}
        autoComplete="name"
        autoFocus
      />
      {hasPasskeys() && (
        <Radio.Group
          name="way"
          label={invitationWords.way}
          value={isByPasskey ? 'passkey' : 'password'}
          onChange={(way) => setByPasskey(way === 'passkey')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="password" label={invitationWords.byPassword} />
            <Radio
              value="passkey"
              label={invitationWords.byPasskey}
              description={invitationWords.byPasskeyHint}
            />
          </Stack>
        </Radio.Group>
      )}
      {!isByPasskey && (
        <PasswordInput
          name="password"
          label={invitationWords.password}
          description={invitationWords.passwordHint}
          required
          minLength={shortestPassword}
          maxLength={200}
          autoComplete="new-password"
        />
      )}
    </DeedForm>
  )
}
