import { Badge, Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { Invitation, Invited } from '../api/createContentApi.ts'
import { Ask } from '../parts/Ask.tsx'
import { moment } from '../parts/moment.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { invitationWords } from '../words/invitations.ts'

type InvitationListProps = {
  invitations: readonly Invitation[]
  again: () => void
  invited: (email: string, answer: Invited) => void
}

/** Who was invited and has not answered. */
export function InvitationList({ invitations, again, invited }: InvitationListProps) {
  const studio = useStudio()
  const { api, withSession } = studio
  if (invitations.length === 0) return null
  return (
    <Stack component="section" aria-label={invitationWords.waiting}>
      <Title order={2} size="h4">
        {invitationWords.waiting}
      </Title>
      {invitations.map(({ id, email, role, invited_by, created_at, expires_at }) => (
        <Card key={id} withBorder component="article" aria-label={email}>
          <Group justify="space-between">
            <Box miw={0}>
              <Group gap="xs">
                <Text fw={600} className="breakable">
                  {email}
                </Text>
                <Badge variant="light">{words.roles[role]}</Badge>
                {Date.parse(expires_at) <= Date.now() && (
                  <Badge color="red" variant="light">
                    {invitationWords.expired}
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed">
                {invitationWords.about(invited_by, moment(created_at), moment(expires_at))}
              </Text>
            </Box>
            <Group>
              <Button
                variant="default"
                aria-label={invitationWords.againTo(email)}
                onClick={() =>
                  withSession(() => api.invite(email, role)).then(
                    (answer) => invited(email, answer),
                    tellFailure,
                  )
                }
              >
                {invitationWords.again}
              </Button>
              <Ask
                label={invitationWords.revoke}
                name={invitationWords.revokeOf(email)}
                question={invitationWords.revokeAsk}
                confirm={() =>
                  withSession(() => api.revokeInvitation(id)).then(() => {
                    tell(invitationWords.revoked)
                    again()
                  }, tellFailure)
                }
              />
            </Group>
          </Group>
        </Card>
      ))}
    </Stack>
  )
}
