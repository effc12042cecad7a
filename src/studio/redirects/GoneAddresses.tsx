import { Alert, Autocomplete, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { History } from '../definition/createHistory.ts'
import type { JsonObject } from '../definition/identity.ts'
import { liveOf } from '../definition/liveOf.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import { changeElsewhere } from '../grammar/changeElsewhere.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { addressWords } from '../words/addresses.ts'
import { goneAddresses, redirected, routesOf, withRedirect } from './pageAddresses.ts'

const { gone: words } = addressWords

/** Addresses that players have and that the routes, as they are typed, no longer lead anywhere: each may be redirected. */
export function GoneAddresses({ text, history }: { text: string; history: History }) {
  const studio = useStudio()
  const site = useFreshSite()
  const { answer } = useAsked('routes/main live', () =>
    studio.withSession(() => studio.api.revisions('routes/main')),
  )
  const live = answer && liveOf(answer)
  const parsed = parseDefinition(text)
  if (!live || 'line' in parsed || !site.isRead()) return null
  const now = routesOf(parsed.definition as JsonObject)
  const gone = goneAddresses(
    routesOf(live as JsonObject),
    now,
    redirected(site.definition('redirects/main')),
    (id) => site.definition(`page/${id}`) !== undefined,
  )
  if (gone.length === 0) return null
  const options = now.flatMap(({ pattern, params, page }) => (page && params.length === 0 ? [pattern] : []))
  return (
    <Alert color="yellow" title={words.title} mb="md">
      <Stack gap="xs">
        <Text size="sm">{words.lead}</Text>
        {gone.map(({ address, instead }) => (
          <Gone
            key={address}
            address={address}
            instead={instead}
            options={[...new Set(options)]}
            redirect={(to) => {
              const around = { site, history, textSaved: () => undefined }
              changeElsewhere(around, 'redirects/main', (before) => withRedirect(before, address, to))
                .then(() => tell(words.done(address, to)))
                .catch(tellFailure)
            }}
          />
        ))}
      </Stack>
    </Alert>
  )
}

type GoneProps = {
  address: string
  instead: string | undefined
  options: string[]
  redirect: (to: string) => void
}

function Gone({ address, instead, options, redirect }: GoneProps) {
  const [typed, setTyped] = useState<string>()
  const to = (typed ?? instead ?? '').trim()
  return (
    <Group align="end" gap="xs">
      <Autocomplete
        flex={1}
        maw={420}
        label={words.to(address)}
        value={typed ?? instead ?? ''}
        data={options}
        onChange={setTyped}
      />
      <Button variant="default" disabled={!/^(\/|https:\/\/)/.test(to)} onClick={() => redirect(to)}>
        {words.redirect}
      </Button>
    </Group>
  )
}
