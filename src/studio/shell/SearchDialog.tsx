import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { type KeyboardEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { DefinitionSummary } from '../api/createContentApi.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { StateBadge } from '../parts/StateBadge.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { words } from '../words/en.ts'
import { kindName } from '../words/kindNames.ts'
import { useStudio, useStudioState } from './StudioContext.ts'

/** Letters from which on the words of definitions are looked through as well. */
const least = 2
const most = 50

/** Finds a definition by its name at once, and by any word, field or number in it a moment later. Ctrl or ⌘ K, anywhere. */
export function SearchDialog() {
  const studio = useStudio()
  const { definitions = [] } = useStudioState()
  const [, navigate] = useLocation()
  const [query, setQuery] = useState('')
  const sought = query.trim().toLowerCase()
  const [asked] = useDebouncedValue(sought, 200)
  const within = useAsked(asked, async () =>
    asked.length < least ? [] : (await studio.withSession(() => studio.api.definitions(asked))).items,
  )
  const named = definitions.filter(({ key }) => sought.length >= least && key.toLowerCase().includes(sought))
  const keys = new Set(named.map(({ key }) => key))
  const found = [...named, ...(within.answer ?? []).filter(({ key }) => !keys.has(key))].slice(0, most)
  const go = (key: string) => navigate(hrefOf(key))
  // Enter opens what is chosen by the arrows; the first, where what was chosen before gave way to what was found later.
  const openFirst = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const isChosen = currentTarget.closest('[role=dialog]')?.querySelector('[data-action][data-selected]')
    const [first] = found
    if (key !== 'Enter' || isChosen || !first) return
    spotlight.close()
    go(first.key)
  }

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={['mod + K']}
      scrollable
      maxHeight="60vh"
      attributes={{ content: { 'aria-label': words.shell.search } }}
    >
      <Spotlight.Search
        placeholder={words.search.placeholder}
        aria-label={words.search.placeholder}
        onKeyDown={openFirst}
      />
      <Spotlight.ActionsList>
        {found.map((one) => (
          <Found key={one.key} definition={one} go={() => go(one.key)} />
        ))}
        {found.length === 0 && (
          <Spotlight.Empty>
            {sought.length < least
              ? words.search.begin
              : within.isAsking
                ? words.loading
                : words.search.nothing}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function Found({ definition, go }: { definition: DefinitionSummary; go: () => void }) {
  const { kind, id, state } = definition
  return (
    <Spotlight.Action
      label={id}
      description={kindName(kind)}
      rightSection={state === 'live' ? undefined : <StateBadge state={state} />}
      onClick={go}
    />
  )
}
