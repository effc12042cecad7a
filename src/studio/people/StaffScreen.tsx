import { Card, Group, Loader, Select, Stack, Switch, Text, Title } from '@mantine/core'
import type { Member } from '../api/createContentApi.ts'
import { Failure } from '../parts/Failure.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { AddMember } from './AddMember.tsx'
import { roleOptions } from './roleOptions.ts'

/** Who works here and what they may do; for administrators. */
export function StaffScreen() {
  const studio = useStudio()
  const { answer, failure, again } = useAsked('staff', () => studio.withSession(() => studio.api.staff()))
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  return (
    <Stack maw={960}>
      <Title order={1} size="h2">
        {words.staff.title}
      </Title>
      {answer.map((member) => (
        <MemberCard key={member.id} member={member} again={again} />
      ))}
      <AddMember added={again} />
    </Stack>
  )
}

function MemberCard({ member, again }: { member: Member; again: () => void }) {
  const studio = useStudio()
  const { member: self } = useStudioState()
  const isSelf = typeof self === 'object' && self.id === member.id
  const change = (what: Parameters<typeof studio.api.changeMember>[1]) =>
    studio
      .withSession(() => studio.api.changeMember(member.id, what))
      .then(() => {
        tell(words.staff.changed)
        again()
      })
      .catch(tellFailure)
  return (
    <Card withBorder component="article" aria-label={member.name}>
      <Group justify="space-between">
        <div>
          <Text fw={600}>{member.name}</Text>
          <Text size="sm" c="dimmed">
            {member.email}
          </Text>
        </div>
        <Group>
          <Select
            aria-label={words.staff.role}
            data={roleOptions}
            value={member.role}
            allowDeselect={false}
            disabled={isSelf}
            onChange={(role) => role && change({ role })}
          />
          <Switch
            label={words.staff.active}
            checked={member.is_active}
            disabled={isSelf}
            onChange={({ currentTarget }) => change({ is_active: currentTarget.checked })}
          />
        </Group>
      </Group>
    </Card>
  )
}
