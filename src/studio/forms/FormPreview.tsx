import { setupI18n } from '@lingui/core'
import { Alert, Button, Code, Group, Loader, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import axios from 'redaxios'
import { operationFields } from '#generated/operationFields.ts'
import { FormRenderer } from '#renderers/forms/FormRenderer.tsx'
import type { CallResult } from '#renderers/host.ts'
import type { FormArtefact, MessagesArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import { createFormHost, emptyFacts } from '../grammar/createFormHost.ts'
import { SiteBox } from '../grammar/SiteBox.tsx'
import { builderWords } from '../words/builder.ts'
import { usePart } from './usePart.ts'
import type { FormPreview as Preview } from './usePreview.ts'

type FormPreviewProps = {
  preview: Preview | undefined
  locale: string
  setLocale: (locale: string) => void
  /** The name of the field that is looked at. */
  chosen: string | undefined
}

/** The form beside its builder, as players have it: it checks what is typed, and says what it would send. */
export function FormPreview({ preview, locale, setLocale, chosen }: FormPreviewProps) {
  const [scheme, setScheme] = useState('dark')
  if (!preview) return <Loader aria-label={builderWords.preview.title} />
  const { site, locales, form, messages } = preview
  if (!site || !locales || !messages) return <Text>{builderWords.preview.none}</Text>
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Select
          size="xs"
          w={140}
          aria-label={builderWords.preview.locale}
          allowDeselect={false}
          value={locale}
          data={locales.locales.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => code !== null && setLocale(code)}
        />
        <SegmentedControl
          size="xs"
          aria-label={builderWords.preview.scheme}
          value={scheme}
          onChange={setScheme}
          data={[
            { value: 'dark', label: builderWords.preview.dark },
            { value: 'light', label: builderWords.preview.light },
          ]}
        />
      </Group>
      {form ? (
        <ShownForm
          form={form}
          site={site}
          locales={locales}
          messages={messages}
          scheme={scheme}
          locale={messages.locale}
          chosen={chosen}
        />
      ) : (
        <Text>{builderWords.preview.none}</Text>
      )}
    </Stack>
  )
}

type ShownFormProps = {
  form: FormArtefact
  site: SiteArtefact
  locales: NonNullable<Preview['locales']>
  messages: MessagesArtefact
  scheme: string
  locale: string
  chosen: string | undefined
}

function ShownForm({ form, site, locales, messages, scheme, locale, chosen }: ShownFormProps) {
  const part = usePart(form, chosen)
  const [sent, setSent] = useState<{ operation: string; values: Record<string, unknown> }>()
  const facts = useMemo(
    () => ({ ...emptyFacts, site: siteFacts(site, locales, { locale }) }),
    [site, locales, locale],
  )
  const host = useMemo(() => {
    const i18n = setupI18n({ missing: (_, key) => key })
    const compiled = Object.entries(messages.messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? [message] : message,
    ])
    i18n.loadAndActivate({ locale, messages: Object.fromEntries(compiled) })
    return createFormHost({
      locale,
      facts,
      say: (key, args) => sayMessage(i18n, key, args, () => undefined),
      call: async (operation, values) => {
        const known = Object.hasOwn(operationFields, operation)
        if (known && operationFields[operation as keyof typeof operationFields].method === 'GET')
          return read(operation, values, locale)
        if (operation === form.submit.operation) setSent({ operation, values })
        return { ok: true, response: { value: 1, validity: true } }
      },
    })
  }, [messages, locale, facts, form.submit.operation])
  const tokens = Object.values(site.theme.themes).find((one) => one.scheme === scheme)
  const dir = locales.locales.find(({ code }) => code === locale)?.dir
  return (
    <>
      {part.names && (
        <Group gap="xs">
          <Button
            size="compact-xs"
            variant="default"
            disabled={part.from === 1}
            onClick={() => part.step(-1)}
          >
            {builderWords.preview.before}
          </Button>
          <Text size="xs" role="status">
            {builderWords.preview.part(part.from, part.to, part.of)}
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            disabled={part.to === part.of}
            onClick={() => part.step(1)}
          >
            {builderWords.preview.behind}
          </Button>
        </Group>
      )}
      <section aria-label={builderWords.preview.title} className="preview" lang={locale} dir={dir}>
        <SiteBox look={tokens && { theme: site.theme, tokens }}>
          <FormRenderer form={form} host={host} only={part.names} />
        </SiteBox>
      </section>
      {sent && (
        <Alert title={builderWords.preview.sent(sent.operation)}>
          <Code block tabIndex={0}>
            {JSON.stringify(withoutSecrets(sent.values), null, 2)}
          </Code>
        </Alert>
      )}
    </>
  )
}

const withoutSecrets = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name.includes('password') ? '••••••' : value]),
  )

/** What the platform answers to anybody, so that options and supplied fields are there. Nothing is ever written. */
async function read(operation: string, values: Record<string, unknown>, locale: string): Promise<CallResult> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  query.set('version', '1')
  query.set('locale', locale)
  try {
    const { data } = await axios.get<{ response: unknown }>(`/api/${operation.replace('.', '/')}?${query}`)
    return { ok: true, response: data.response }
  } catch {
    return { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }
  }
}
