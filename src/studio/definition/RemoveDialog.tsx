import { Autocomplete, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { Failure } from '../parts/Failure.tsx'
import { tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { addressOf, leadingTo, ledOn, routesOf, withRedirect } from '../redirects/pageAddresses.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { addressWords } from '../words/addresses.ts'
import { words } from '../words/en.ts'
import { UseList } from './UsesPanel.tsx'

type RemoveDialogProps = { name: string; close: () => void; remove: () => void }

/** Deletes what nobody uses; whoever uses it is named instead. */
export function RemoveDialog({ name, close, remove }: RemoveDialogProps) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked(name, () => studio.withSession(() => studio.api.uses(name)))
  const site = useFreshSite()
  const [to, setTo] = useState('')
  const address =
    name.startsWith('page/') && site.isRead() ? addressOf(site, name.slice('page/'.length)) : undefined
  // What leads players here leads them on with the address.
  const redirects = site.definition('redirects/main')
  const following = address === undefined ? [] : leadingTo(redirects, address)
  const uses = (answer ?? []).filter(
    ({ definition, pointer }) => definition !== 'redirects/main' || !following.includes(pointer),
  )
  const isAddress = /^(\/|https:\/\/)/.test(to.trim())
  const options = routesOf(site.definition('routes/main')).flatMap(({ pattern, params, page }) =>
    page && params.length === 0 ? [pattern] : [],
  )
  return (
    <Dialog title={uses.length > 0 ? words.uses.still(uses.length) : words.definition.remove} close={close}>
      <Stack>
        {failure ? (
          <Failure error={failure} again={again} />
        ) : !answer ? (
          <Loader aria-label={words.loading} />
        ) : uses.length > 0 ? (
          <>
            <Text>{words.uses.first}</Text>
            <UseList uses={uses} />
          </>
        ) : (
          <>
            <Text>
              {following.length > 0 ? addressWords.gone.also(following.length) : words.definition.removeAsk}
            </Text>
            {address !== undefined && (
              <Autocomplete
                label={addressWords.gone.to(address)}
                description={addressWords.gone.lead}
                required={following.length > 0}
                value={to}
                data={options}
                onChange={setTo}
              />
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {words.cancel}
          </Button>
          {answer && uses.length === 0 && (
            <Button
              color="red"
              disabled={following.length > 0 && !isAddress}
              onClick={() => {
                const lead = async () => {
                  if (address === undefined || !isAddress) return
                  await site.change('redirects/main', (before) =>
                    withRedirect(ledOn(before, address, to.trim()), address, to.trim()),
                  )
                }
                lead()
                  .then(() => {
                    close()
                    remove()
                  })
                  .catch(tellFailure)
              }}
            >
              {words.definition.remove}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
