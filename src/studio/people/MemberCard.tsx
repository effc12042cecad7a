import { Badge, Box, Button, Card, Checkbox, Group, Menu, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Member } from '../api/createContentApi.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'
import { roleOptions } from './roleOptions.ts'
import { SessionList } from './SessionList.tsx'

const { member: said, sessions } = peopleWords

/** One member of staff, and what an administrator may do about them. */
export function MemberCard({ member, again }: { member: Member; again: () => void }) {
  const studio = useStudio()
  const { member: self } = useStudioState()
  const [isListing, setListing] = useState(false)
  const [isResetting, setResetting] = useState(false)
  const isSelf = typeof self === 'object' && self.id === member.id
  const isDue = member.due?.includes('new_password') === true
  const change = (what: Parameters<typeof studio.api.changeMember>[1], done: string = words.staff.changed) =>
    run(() => studio.api.changeMember(member.id, what), done)
  const run = (deed: () => Promise<unknown>, done: string) =>
    studio
      .withSession(deed)
      .then(() => {
        tell(done)
        again()
      })
      .catch(tellFailure)
  return (
    <Card withBorder component="article" aria-label={member.name}>
      <Group justify="space-between">
        <Box miw={0}>
          <Group gap="xs">
            <Text fw={600}>{member.name}</Text>
            {member.has_second_factor && <Badge variant="light">{said.hasFactor}</Badge>}
            {isDue && <Badge variant="default">{said.willChange}</Badge>}
          </Group>
          <Text size="sm" c="dimmed" className="breakable">
            {member.email}
          </Text>
        </Box>
        <Group>
          <Select
            aria-label={words.staff.role}
            data={roleOptions}
            value={member.role}
            allowDeselect={false}
            disabled={isSelf}
            onChange={(role) => role && change({ role })}
          />
          <Checkbox
            label={words.staff.active}
            checked={member.is_active}
            disabled={isSelf}
            onChange={({ currentTarget }) => change({ is_active: currentTarget.checked })}
          />
          {!isSelf && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" aria-label={said.more(member.name)}>
                  …
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setListing(true)}>{sessions.show}</Menu.Item>
                <Menu.Item
                  disabled={isDue}
                  onClick={() => change({ must_change_password: true }, said.forced)}
                >
                  {said.forcePassword}
                </Menu.Item>
                {member.has_second_factor && (
                  <Menu.Item c="var(--mantine-color-error)" onClick={() => setResetting(true)}>
                    {said.resetFactor}
                  </Menu.Item>
                )}
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      </Group>
      {isResetting && (
        <Dialog title={said.resetFactor} close={() => setResetting(false)}>
          <Stack>
            <Text>
              {member.has_password ? said.resetAsk(member.name) : said.resetAskWithout(member.name)}
            </Text>
            <Group>
              <Button
                color="red"
                onClick={() => {
                  setResetting(false)
                  void run(() => studio.api.resetFactors(member.id), said.reset)
                }}
              >
                {said.resetFactor}
              </Button>
              <Button variant="default" onClick={() => setResetting(false)}>
                {words.cancel}
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
      {isListing && (
        <Dialog title={sessions.of(member.name)} close={() => setListing(false)}>
          <SessionList of={member} />
        </Dialog>
      )}
    </Card>
  )
}
