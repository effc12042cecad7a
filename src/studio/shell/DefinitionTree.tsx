import {
  Button,
  Center,
  Group,
  Loader,
  NavLink,
  ScrollArea,
  SegmentedControl,
  Stack,
  TextInput,
  Tree,
  useTree,
} from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Empty } from '../parts/Empty.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { StateBadge } from '../parts/StateBadge.tsx'
import { BeginButton } from '../templates/BeginButton.tsx'
import { definitionOf } from '../texts/textKeys.ts'
import { words } from '../words/en.ts'
import { useStudioState } from './StudioContext.ts'
import { foldersOf, treeOf } from './treeOf.ts'

type Shown = 'all' | 'changed' | 'broken'

/** Every definition by kind and folder, with how it stands to the live site. */
export function DefinitionTree({ current, onGo }: { current: string | undefined; onGo: () => void }) {
  const { definitions, problems, scheduled } = useStudioState()
  const [, navigate] = useLocation()
  const [filter, setFilter] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const broken = useMemo(() => new Set(problems.map(({ definition }) => definition)), [problems])
  const states = useMemo(
    () => new Map(definitions?.map(({ key, state }) => [key, state] as const)),
    [definitions],
  )
  const waiting = useMemo(
    () =>
      new Set(scheduled.flatMap(({ state, keys }) => (state === 'waiting' ? keys.map(definitionOf) : []))),
    [scheduled],
  )
  const fits = useMemo(() => {
    const sought = filter.trim().toLowerCase()
    return (definitions ?? []).filter(
      ({ key, state }) =>
        key.toLowerCase().includes(sought) &&
        (shown === 'all' || (shown === 'changed' ? state !== 'live' : broken.has(key))),
    )
  }, [definitions, filter, shown, broken])
  const data = useMemo(() => treeOf(fits), [fits])
  const tree = useTree()
  const nothing =
    filter.trim() !== ''
      ? words.tree.nothingNamed
      : shown === 'broken'
        ? words.tree.nothingBroken
        : words.tree.nothingChanged
  const isNarrowed = filter.trim() !== '' || shown !== 'all'

  // What is sought stands open, as does the way to what is on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree is another object at each drawing
  useEffect(() => {
    const open = isNarrowed && fits.length <= 60 ? fits.flatMap(({ key }) => foldersOf(key)) : []
    for (const value of [...open, ...(current ? foldersOf(current) : [])]) tree.expand(value)
  }, [fits, isNarrowed, current])

  const open = (key: string) => {
    navigate(hrefOf(key))
    onGo()
  }

  if (!definitions)
    return (
      <Center p="xl">
        <Loader size="sm" aria-label={words.loading} />
      </Center>
    )
  return (
    <Stack gap="xs" h="100%">
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={words.tree.filter}
          placeholder={words.tree.filter}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
        <BeginButton variant="default" label={words.tree.add} />
      </Group>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={words.tree.only}
        value={shown}
        onChange={setShown}
        data={[
          { value: 'all', label: words.tree.all },
          { value: 'changed', label: words.tree.changed },
          { value: 'broken', label: words.tree.broken },
        ]}
      />
      <ScrollArea flex={1} type="auto" viewportProps={{ tabIndex: -1 }}>
        {fits.length === 0 && (
          <Empty text={nothing}>
            {filter.trim() !== '' && (
              <Button variant="light" size="compact-sm" onClick={spotlight.open}>
                {words.tree.search}
              </Button>
            )}
          </Empty>
        )}
        <Tree
          tree={tree}
          data={data}
          aria-label={words.shell.tree}
          onKeyDown={({ key, target }) => {
            const { value } = (target as HTMLElement).dataset
            if (key !== 'Enter' || value === undefined) return
            if (value.endsWith('/')) tree.toggleExpanded(value)
            else open(value)
          }}
          renderNode={({ node, expanded, hasChildren, elementProps }) => {
            const state = states.get(node.value)
            const shownState = broken.has(node.value) ? 'broken' : state
            const isWaiting = waiting.has(node.value)
            return (
              <NavLink
                {...elementProps}
                component="div"
                active={node.value === current}
                fw={hasChildren ? 600 : 400}
                label={node.label}
                leftSection={hasChildren ? <span aria-hidden>{expanded ? '▾' : '▸'}</span> : undefined}
                rightSection={
                  isWaiting || (shownState !== undefined && shownState !== 'live') ? (
                    <Group gap={4} wrap="nowrap">
                      {isWaiting && <StateBadge state="scheduled" />}
                      {shownState !== undefined && shownState !== 'live' && <StateBadge state={shownState} />}
                    </Group>
                  ) : undefined
                }
                onClick={(event) => {
                  elementProps.onClick(event)
                  if (hasChildren) return
                  open(node.value)
                }}
              />
            )
          }}
        />
      </ScrollArea>
    </Stack>
  )
}
