import '../pages/pages.css'
import './templates.css'
import {
  Alert,
  Button,
  Code,
  Group,
  Loader,
  Radio,
  ScrollArea,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { JsonObject } from '../definition/identity.ts'
import { isId } from '../definition/isId.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { failureWords } from '../parts/failureWords.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { tellWith } from '../parts/tellWith.tsx'
import { HiddenBanner } from '../settings/HiddenBanner.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import type { Site } from '../stores/createSite.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { words as studioWords } from '../words/en.ts'
import { templateWords as words } from '../words/templates.ts'
import { carryOut } from './carryOut.ts'
import { type Beginning, keyOf, type Plan, planBeginning, planCopy, templatesOf } from './planBeginning.ts'
import { TemplateDrawing } from './TemplateDrawing.tsx'

/** Kinds of which a site has as many as it likes. */
const kinds = Object.keys(words.kinds) as (keyof typeof words.kinds)[]
const empty = 'empty'
const copy = 'copy'

/** Begins something: with a template, with a copy of something that there is, or with nothing. */
export function BeginDialog({ close }: { close: () => void }) {
  const site = useFreshSite()
  return (
    <Dialog title={words.title} close={close} size="60rem">
      {site.isRead() ? <BeginForm site={site} close={close} /> : <Loader aria-label={studioWords.loading} />}
    </Dialog>
  )
}

function BeginForm({ site, close }: { site: Site; close: () => void }) {
  const studio = useStudio()
  const [, navigate] = useLocation()
  const [kind, setKind] = useState<string>('page')
  const [chosen, choose] = useState<string>()
  const [copied, setCopied] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [ownAddress, setAddress] = useState<string>()
  const [menu, setMenu] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const templates = useMemo(() => templatesOf(site, kind), [site, kind])
  const base = chosen ?? templates[0]?.id ?? empty
  const template = templates.find(({ id }) => id === base)
  const id = name.trim()
  const isName = isId(id)
  const address = ownAddress ?? (isName ? `/${id}` : '')
  const beginning: Beginning = { name: id, address: address.trim(), ...(menu !== null && { menu }) }
  const source = base === copy ? (copied ?? undefined) : undefined
  const plan = isName ? planOf() : undefined
  const hasPage = kind === 'page' || (template?.definitions ?? []).some((part) => part.kind === 'page')

  function planOf(): Plan | undefined {
    if (base === copy) {
      const original = source === undefined ? undefined : site.definition(source)
      return original && planCopy(site, original, beginning)
    }
    return planBeginning(site, kind, beginning, template?.id)
  }

  async function begin(event: FormEvent) {
    event.preventDefault()
    if (!isName) return setFailure(studioWords.definition.badId)
    if (!plan) return setFailure(words.missing)
    if (plan.taken.length > 0) return setFailure(words.taken(plan.taken.join(', ')))
    if (hasPage && beginning.address !== '' && !beginning.address?.startsWith('/'))
      return setFailure(words.badAddress)
    setBusy(true)
    try {
      const undo = await carryOut(studio, plan, site.definition)
      const [first] = plan.made
      close()
      if (first) navigate(hrefOf(keyOf(first)))
      tellWith(words.made(plan.made.length + plan.changed.length), words.undo, () => {
        undo()
          .then(() => {
            tell(words.undone)
            navigate('/')
          })
          .catch(tellFailure)
      })
    } catch (error) {
      setFailure(failureWords(error))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={begin}>
      <Stack>
        <Select
          w={240}
          label={words.kind}
          allowDeselect={false}
          value={kind}
          data={kinds.map((one) => ({ value: one, label: words.kinds[one] }))}
          onChange={(next) => {
            if (next === null) return
            setKind(next)
            choose(undefined)
            setCopied(null)
          }}
        />
        <Radio.Group label={words.with} value={base} onChange={choose}>
          <ScrollArea.Autosize mah="34dvh" type="auto" mt="xs" viewportProps={{ tabIndex: -1 }}>
            <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="xs">
              {templates.map(({ id, name, description, definitions }) => (
                <Card
                  key={id}
                  value={id}
                  name={name}
                  says={description}
                  parts={definitions as unknown as JsonObject[]}
                />
              ))}
              <Card value={copy} name={words.copy} says={words.copyHelp} parts={[]} />
              <Card value={empty} name={words.empty} says={words.emptyHelp} parts={[]} />
            </SimpleGrid>
          </ScrollArea.Autosize>
        </Radio.Group>
        {base === copy && (
          <Select
            label={words.copyOf}
            searchable
            value={copied}
            data={site
              .keys()
              .filter((key) => key.startsWith(`${kind}/`))
              .map((key) => ({ value: key, label: key.slice(kind.length + 1) }))}
            onChange={setCopied}
          />
        )}
        <TextInput
          label={words.name}
          description={words.nameHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={name}
          required
          error={failure}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setFailure(undefined)
          }}
        />
        {hasPage && (
          <Group align="flex-start" grow>
            <TextInput
              label={words.address}
              description={words.addressHelp}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={address}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            />
            <Select
              label={words.menu}
              placeholder={words.noMenu}
              clearable
              disabled={address === ''}
              value={menu}
              data={site
                .keys()
                .filter((key) => key.startsWith('menu/'))
                .map((key) => ({ value: key, label: key.slice('menu/'.length) }))}
              onChange={setMenu}
            />
          </Group>
        )}
        {plan && <Made plan={plan} />}
        {plan?.made
          .filter((one) => one.kind === 'banner')
          .map((banner) => (
            <HiddenBanner key={keyOf(banner)} banner={banner} site={site} />
          ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {studioWords.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.begin}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type CardProps = { value: string; name: string; says: string; parts: readonly JsonObject[] }

function Card({ value, name, says, parts }: CardProps) {
  return (
    <Radio.Card value={value} className="begin-card" aria-label={name}>
      <TemplateDrawing parts={parts} />
      <div>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Radio.Indicator />
          <Text size="sm" fw={600}>
            {name}
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {says}
        </Text>
      </div>
    </Radio.Card>
  )
}

/** What comes of it, by name; texts are many, and told once. */
function Made({ plan: { made, changed, taken } }: { plan: Plan }) {
  if (taken.length > 0) return <Alert color="red">{words.taken(taken.join(', '))}</Alert>
  const keys = (all: readonly JsonObject[]) =>
    all.map((one) => (
      <Code key={keyOf(one)} me={6}>
        {keyOf(one)}
      </Code>
    ))
  return (
    <Text size="sm" component="div">
      {words.makes} {keys(made)}
      {changed.length > 0 && (
        <div>
          {words.changes} {keys(changed)}
        </div>
      )}
    </Text>
  )
}
