import { Alert, Button, Checkbox, Group, List, ScrollArea, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { RenamePlan, Renaming } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DifferenceList } from '../definition/DifferenceList.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { failureWords } from '../parts/failureWords.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words as studioWords } from '../words/en.ts'
import { renameWords as words } from '../words/rename.ts'

type RenameDialogProps = {
  of: { definition: string } | { message: string }
  isTyped: boolean
  close: () => void
  /** @throws StudioFailure */
  rename: (renaming: Renaming, plan: RenamePlan | undefined, isRedirected: boolean) => Promise<void>
  /** The address that a page has by a name; undefined where it has none. */
  addressOf: (name: string) => string | undefined
}

/** Asks for a new name, shows what would change, and changes it. */
export function RenameDialog({ of, isTyped, close, rename: give, addressOf }: RenameDialogProps) {
  const studio = useStudio()
  const before = 'message' in of ? of.message : of.definition.slice(of.definition.indexOf('/') + 1)
  const [to, setTo] = useState(before)
  const [plan, setPlan] = useState<RenamePlan>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [isRedirected, setRedirected] = useState(true)
  const renaming: Renaming = { ...of, to: to.trim() }

  async function busy(step: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await step()
    } catch (error) {
      setPlan(undefined)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const look = (event: FormEvent) => {
    event.preventDefault()
    void busy(async () => setPlan(await studio.withSession(() => studio.api.planRename(renaming))))
  }
  const [old, next] = [addressOf(before), addressOf(renaming.to)]
  const mayRedirect = old !== undefined && next !== undefined && old !== next
  const rename = () => busy(() => give(renaming, plan, mayRedirect && isRedirected))

  const faults = plan?.problems ?? (failure instanceof StudioFailure ? failure.problems : [])
  return (
    <Dialog title={words.title(before)} close={close} size="lg">
      <Stack>
        <Text size="sm">{isTyped ? words.unsaved : words.lead}</Text>
        <form onSubmit={look}>
          <Group align="end">
            <TextInput
              flex={1}
              label={words.to}
              value={to}
              data-autofocus
              error={failure === undefined ? undefined : failureWords(failure)}
              onChange={({ currentTarget }) => {
                setTo(currentTarget.value)
                setPlan(undefined)
              }}
            />
            <Button
              type="submit"
              variant="default"
              loading={isBusy && !plan}
              disabled={isTyped || to.trim() === before}
            >
              {words.look}
            </Button>
          </Group>
        </form>
        {faults.length > 0 && (
          <Alert color="red" title={words.refused}>
            <List size="sm">
              {faults.map(({ definition, pointer, message }) => (
                <List.Item key={`${definition} ${pointer}`}>
                  {definition} {pointer}: {message}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        {plan && <Plan plan={plan} />}
        {plan && mayRedirect && (
          <Checkbox
            label={words.redirect(old, next)}
            checked={isRedirected}
            onChange={({ currentTarget }) => setRedirected(currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {studioWords.cancel}
          </Button>
          <Button
            disabled={!plan || plan.problems.length > 0}
            loading={isBusy && plan !== undefined}
            onClick={rename}
          >
            {words.rename}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** What would change, place by place; what only moves is said so. */
function Plan({ plan: { changes, places } }: { plan: RenamePlan }) {
  const gone = changes.find(({ after }) => after === null)
  const shown = changes.filter(({ after }) => after !== null)
  return (
    <section aria-live="polite">
      <Text size="sm" mb="xs">
        {words.places(places.length, changes.length)}
      </Text>
      <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
        <List size="sm" spacing="xs">
          {shown.map(({ key, before, after }) => (
            <List.Item key={key}>
              <Text span fw={600}>
                {before === null && gone ? words.moved(gone.key, key) : key}
              </Text>
              <DifferenceList name={key} from={before ?? gone?.before} to={after} />
            </List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
    </section>
  )
}
