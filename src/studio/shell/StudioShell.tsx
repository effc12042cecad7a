import {
  AppShell,
  Badge,
  Burger,
  Button,
  Group,
  Menu,
  Text,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { spotlight } from '@mantine/spotlight'
import { Link, useLocation } from 'wouter'
import type { Member } from '../api/createContentApi.ts'
import { Colleagues } from '../colleagues/Colleagues.tsx'
import { usePresence } from '../colleagues/usePresence.ts'
import { Failure } from '../parts/Failure.tsx'
import { RefusedNotice } from '../schedule/RefusedNotice.tsx'
import { UnsavedNotice } from '../texts/UnsavedNotice.tsx'
import { useFirstSteps, useTrail } from '../tour/useFirstSteps.ts'
import { words } from '../words/en.ts'
import { mediaWords } from '../words/media.ts'
import { peopleWords } from '../words/people.ts'
import { previewWords } from '../words/preview.ts'
import { translationWords } from '../words/texts.ts'
import { tourWords } from '../words/tour.ts'
import { DefinitionTree } from './DefinitionTree.tsx'
import { keyOfAddress } from './keyOfAddress.ts'
import { Screens } from './Screens.tsx'
import { SearchDialog } from './SearchDialog.tsx'
import { useStudio, useStudioState } from './StudioContext.ts'

/** What stands around every screen: the tree on the left, search, screens and account above. */
export function StudioShell({ member }: { member: Member }) {
  const studio = useStudio()
  const { definitions, failure } = useStudioState()
  const [address] = useLocation()
  const [isOpen, { toggle, close }] = useDisclosure()
  usePresence(keyOfAddress(address))
  useTrail()
  const changes = definitions?.filter(({ state }) => state !== 'live').length ?? 0

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 320, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <a className="skip" href="#main">
        {words.shell.skip}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group wrap="nowrap">
            <Burger
              hiddenFrom="md"
              size="sm"
              opened={isOpen}
              onClick={toggle}
              aria-label={words.shell.tree}
            />
            <Text component={Link} href="/" fw={700} c="inherit" td="none">
              {words.signIn.title}
            </Text>
            <Button
              variant="default"
              visibleFrom="sm"
              flex="none"
              onClick={spotlight.open}
              rightSection={<kbd className="search-shortcut">{words.shell.shortcut}</kbd>}
            >
              {words.shell.search}
            </Button>
          </Group>
          <Group
            component="nav"
            className="screen-links"
            wrap="nowrap"
            gap="xs"
            miw={0}
            style={{ overflowX: 'auto' }}
            aria-label={words.shell.menu}
          >
            <ScreenLink href="/preview" label={previewWords.title} address={address} />
            <ScreenLink href="/changes" label={words.shell.changes(changes)} address={address} />
            <ScreenLink href="/releases" label={words.shell.releases} address={address} />
            <ScreenLink href="/media" label={mediaWords.title} address={address} />
            <ScreenLink href="/translations" label={translationWords.title} address={address} />
            {member.role === 'admin' && (
              <ScreenLink href="/staff" label={words.shell.staff} address={address} />
            )}
            <Colleagues />
            <AccountMenu member={member} signOut={() => studio.signOut()} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md" aria-label={words.shell.tree}>
        <DefinitionTree current={keyOfAddress(address)} onGo={close} />
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <RefusedNotice />
        <UnsavedNotice />
        {failure && <Failure error={failure} again={studio.refresh} />}
        <Screens member={member} />
      </AppShell.Main>
      <SearchDialog />
    </AppShell>
  )
}

function ScreenLink({ href, label, address }: { href: string; label: string; address: string }) {
  const isHere = address.startsWith(href)
  return (
    <Button
      component={Link}
      href={href}
      variant={isHere ? 'light' : 'subtle'}
      size="compact-md"
      {...(isHere && { 'aria-current': 'page' })}
    >
      {label}
    </Button>
  )
}

function AccountMenu({ member, signOut }: { member: Member; signOut: () => void }) {
  const { toggleColorScheme } = useMantineColorScheme()
  const { hide } = useFirstSteps()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton p="xs">
          <Group gap="xs" wrap="nowrap">
            <Text size="sm">{member.name}</Text>
            <Badge variant="light" visibleFrom="lg">
              {words.roles[member.role]}
            </Badge>
          </Group>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} href="/account">
          {peopleWords.account}
        </Menu.Item>
        <Menu.Item component={Link} href="/" onClick={() => hide(false)}>
          {tourWords.again}
        </Menu.Item>
        <Menu.Item component={Link} href="/audit">
          {words.shell.audit}
        </Menu.Item>
        <Menu.Item component="a" href="/" target="_blank">
          {words.shell.site}
        </Menu.Item>
        <Menu.Item onClick={toggleColorScheme}>{words.shell.theme}</Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={signOut}>{words.shell.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
