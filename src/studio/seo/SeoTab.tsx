import { setupI18n } from '@lingui/core'
import { Anchor, Badge, Card, Loader, Select, Stack, Table, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Text as SiteText } from '#generated/grammar/types.ts'
import { compileIcu } from '#schemas/compiler/compileIcu.ts'
import type { LocalesArtefact, RoutesArtefact, SeoArtefact } from '#schemas/runtime/artefacts.ts'
import { isDisallowed, pageHead } from '#schemas/runtime/pageHead.ts'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import type { TabProps } from '../definition/TabProps.ts'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { useAsked } from '../parts/useAsked.ts'
import { findAddress } from '../preview/findAddress.ts'
import { useStudio } from '../shell/StudioContext.ts'
import type { Site } from '../stores/createSite.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { seoWords as words } from '../words/seo.ts'
import { limits, textWidth } from './textWidth.ts'

/** What is said of the site as a whole. */
const seoKey = 'seo/main'

/** What search engines list and links show of a page, by what the server writes. */
export function SeoTab({ name, text }: Pick<TabProps, 'name' | 'text'>) {
  const studio = useStudio()
  const site = useFreshSite()
  const [locale, setLocale] = useState('en')
  const parsed = parseDefinition(text)
  const page = 'line' in parsed ? undefined : (parsed.definition as JsonObject)
  const { answer, failure, again } = useAsked(name, async () => {
    const definition = (await studio.withSession(() => studio.api.draft(name))).definition
    const { artefacts } = await studio.withSession(() =>
      studio.api.preview(definition, ['routes/main', 'locales/main']),
    )
    const routes = artefacts['routes/main'] as RoutesArtefact | undefined
    const locales = artefacts['locales/main'] as LocalesArtefact | undefined
    const sight = routes && (await findAddress(name, routes, async () => []))
    return { locales, address: sight?.address }
  })
  if (failure) return <Failure error={failure} again={again} />
  const seo = site.definition(seoKey) as unknown as SeoArtefact | undefined
  if (!answer?.locales || !page || !site.isRead() || !seo) return <Loader aria-label={words.title} />
  const { locales, address } = answer
  const head = pageHead({
    translate: translateIn(site, locale),
    seo,
    locales,
    locale,
    origin: window.location.origin,
    path: address ?? '/',
    title: page.title as SiteText | undefined,
    description: page.description as SiteText | undefined,
    image: typeof page.image === 'string' ? page.image : undefined,
    robots: ownRule(page),
    indexed: address !== undefined,
  })
  const isOwn = ownRule(page) !== undefined && !isDisallowed(seo, address ?? '/')
  return (
    <Stack>
      <Text size="sm">
        {words.lead}{' '}
        <Anchor component={Link} href={hrefOf(seoKey)}>
          {seoKey}
        </Anchor>
        .
      </Text>
      <Select
        w={180}
        label={words.locale}
        allowDeselect={false}
        value={locale}
        data={site.locales()}
        onChange={(next) => next !== null && setLocale(next)}
      />
      {address === undefined && <Text c="red">{words.noAddress}</Text>}
      <Card withBorder maw={640} role="group" aria-label={words.result}>
        <Title order={2} size="h6">
          {words.result}
        </Title>
        <Text size="xs" mt="xs" c="dimmed" truncate>
          {head.url}
        </Text>
        <Text fz={20} truncate ff="Arial, sans-serif">
          {head.title}
        </Text>
        <Text fz={14} lineClamp={2} ff="Arial, sans-serif">
          {head.description}
        </Text>
      </Card>
      <Card withBorder maw={480} padding={0} role="group" aria-label={words.card}>
        {head.image !== undefined && (
          <img
            src={head.image}
            alt=""
            width={480}
            height={252}
            style={{ objectFit: 'cover', inlineSize: '100%' }}
          />
        )}
        <Stack gap={2} p="sm">
          <Text size="xs" c="dimmed">
            {window.location.host}
          </Text>
          <Text fw={600} lineClamp={2}>
            {head.title}
          </Text>
          <Text size="sm" lineClamp={2}>
            {head.description}
          </Text>
        </Stack>
      </Card>
      <Table variant="vertical" withTableBorder fz="sm" maw={800}>
        <Table.Tbody>
          <Row name={words.titleOf}>
            <Length text={head.title} of="title" /> <Missing site={site} text={page.title} />
          </Row>
          <Row name={words.description}>
            {page.description === undefined && `${words.own} `}
            <Length text={head.description} of="description" />{' '}
            <Missing site={site} text={page.description} />
          </Row>
          <Row name={words.address}>{head.url}</Row>
          <Row name={words.robots}>
            {head.isIndexed ? words.indexed : isOwn ? head.robots : words.noindex}
          </Row>
          {head.isIndexed && (
            <Row name={words.alternates}>
              {head.alternates.map(([code, url]) => (
                <div key={code}>
                  {code}: {url}
                </div>
              ))}
            </Row>
          )}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed">
        {words.measured}
      </Text>
    </Stack>
  )
}

/** What a page says of itself to robots. */
function ownRule({ head }: JsonObject): string | undefined {
  const rule = isObject(head) ? head.robots : undefined
  return typeof rule === 'string' ? rule : undefined
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" w={140}>
        {name}
      </Table.Th>
      <Table.Td>{children}</Table.Td>
    </Table.Tr>
  )
}

function Length({ text, of }: { text: string; of: keyof typeof limits }) {
  const { font, pixels } = limits[of]
  const width = textWidth(text, font)
  return (
    <Text span size="sm" c={width > pixels ? 'red' : 'dimmed'}>
      {words.pixels(width, pixels)}
    </Text>
  )
}

/** Languages that lack a text. */
function Missing({ site, text }: { site: Site; text: unknown }) {
  const key = isObject(text as never) ? (text as unknown as { key: string }).key : text
  if (typeof key !== 'string') return null
  const lacking = site.lacking(key)
  return lacking.length === 0 ? null : <Badge color="orange.9">{words.missing(lacking.join(', '))}</Badge>
}

/** Texts as editors left them, ICU and all. */
function translateIn(site: Site, locale: string) {
  const texts = site.texts(locale)
  const i18n = setupI18n({ missing: (_, key) => key })
  i18n.loadAndActivate({ locale, messages: {} })
  return (text: SiteText | undefined, values: Record<string, unknown> = {}): string => {
    if (text === undefined) return ''
    const { key, args = {} } = typeof text === 'string' ? { key: text } : text
    const source = texts.get(key)?.text
    if (source === undefined) return key
    const { message } = compileIcu(source)
    i18n.load(locale, { [key]: (typeof message === 'string' ? [message] : message) as never })
    return sayMessage(i18n, key, { ...args, ...values }, () => undefined)
  }
}
