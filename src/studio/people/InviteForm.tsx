import { Button, CopyButton, Fieldset, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import type { Invited, Member } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { moment } from '../parts/moment.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { invitationWords } from '../words/invitations.ts'
import { invitationLink } from './invitationLink.ts'
import { roleOptions } from './roleOptions.ts'

/** Invites somebody by a link. @param props.invited once they are */
export function InviteForm({ invited }: { invited: (email: string, answer: Invited) => void }) {
  const studio = useStudio()
  return (
    <Fieldset legend={invitationWords.invite}>
      <Stack maw={480}>
        <Text size="sm">{invitationWords.lead}</Text>
        <DeedForm
          label={invitationWords.invite}
          wordsOf={(error) =>
            error instanceof StudioFailure && error.type === 'EmailTakenException'
              ? invitationWords.taken
              : undefined
          }
          deed={async (text, reset) => {
            const email = text('email')
            const role = text('role') as Member['role']
            const answer = await studio.withSession(() => studio.api.invite(email, role))
            reset()
            invited(email, answer)
          }}
        >
          <TextInput
            name="email"
            type="email"
            label={words.staff.email}
            required
            maxLength={254}
            autoComplete="off"
          />
          <Select
            name="role"
            label={words.staff.role}
            data={roleOptions}
            defaultValue="editor"
            allowDeselect={false}
          />
        </DeedForm>
      </Stack>
    </Fieldset>
  )
}

/** The link of an invitation, which is shown this once. */
export function InvitationLink({
  email,
  invited: { token, expires_at, is_sent },
  close,
}: {
  email: string
  invited: Invited
  close: () => void
}) {
  const link = invitationLink(token)
  return (
    <Dialog title={invitationWords.linkOf(email)} close={close} size="lg">
      <Stack>
        <Text>{is_sent ? invitationWords.sent : invitationWords.unsent}</Text>
        <TextInput
          readOnly
          label={invitationWords.link}
          description={invitationWords.once(moment(expires_at))}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          data-autofocus
        />
        <Group>
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{copied ? invitationWords.copied : invitationWords.copy}</Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={close}>
            {words.close}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
