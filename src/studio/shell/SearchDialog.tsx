import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight } from '@mantine/spotlight'
import { useState } from 'react'
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
    asked.length < least ? [] : studio.withSession(() => studio.api.definitions(asked)),
  )
  const named = definitions.filter(({ key }) => sought.length >= least && key.toLowerCase().includes(sought))
  const keys = new Set(named.map(({ key }) => key))
  const found = [...named, ...(within.answer ?? []).filter(({ key }) => !keys.has(key))].slice(0, most)

  return (
    <Spotlight.Root query={query} onQueryChange={setQuery} shortcut={['mod + K']} scrollable maxHeight="60vh">
      <Spotlight.Search placeholder={words.search.placeholder} aria-label={words.search.placeholder} />
      <Spotlight.ActionsList>
        {found.map((one) => (
          <Found key={one.key} definition={one} go={() => navigate(hrefOf(one.key))} />
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
