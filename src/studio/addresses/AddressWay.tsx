import { Anchor, Card, Code, List, Table, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { createMatcher } from '#schemas/runtime/matchRoute.ts'
import type { Trace, TraceEnd, TraceStep } from '#schemas/runtime/traceAddress.ts'
import { isObject, type Json } from '../definition/identity.ts'
import { sentenceOf } from '../grammar/sayConditions.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { useSite } from '../stores/useSite.ts'
import { addressWords as words } from '../words/addresses.ts'
import { menuEntries } from './menuEntries.ts'
import { routePlace } from './routePlace.ts'
import type { TracedDrafts } from './useTracedSite.ts'

type AddressWayProps = {
  title: string
  trace: Trace
  drafts: TracedDrafts
  typed: Readonly<Record<string, unknown>> | undefined
}

/** One way of an address, step by step, and what stands at its end. */
export function AddressWay({ title, trace, drafts, typed }: AddressWayProps) {
  const site = useSite()
  const written = (key: string) =>
    typed && `${typed.kind}/${typed.id}` === key ? (typed as Record<string, Json>) : site.definition(key)
  const routes = written('routes/main')
  const toRoute = (name: string) => {
    const pointer = routePlace(routes?.routes, name)
    return (
      <Place to="routes/main" at={pointer}>
        {name}
      </Place>
    )
  }
  const sayStep = (step: TraceStep) => {
    if (step.by === 'redirect')
      return (
        <Place to="redirects/main" at={`/redirects/${step.at}`}>
          {words.redirect(step.at + 1, drafts.redirects.redirects[step.at]?.status ?? 301)}
        </Place>
      )
    if (step.by === 'route')
      return (
        <Place to="routes/main" at={routePlace(routes?.routes, step.route.name)}>
          {words.route(step.route.name)}
        </Place>
      )
    if (step.by === 'locale') return words.spelt
    const guards = Array.isArray(routes?.guards) ? routes.guards : []
    const guard = guards[step.at]
    const requires = (isObject(guard) ? guard.requires : undefined) ?? (step.guard.requires as Json)
    const sentence = sentenceOf(requires, (name) => site.sentence(name, 'en'))
    return (
      <Place to="routes/main" at={`/guards/${step.at}`}>
        {words.guard(step.at + 1, sentence)}
      </Place>
    )
  }
  return (
    <Card withBorder role="group" aria-label={title}>
      <Title order={2} size="h6" mb="xs">
        {title}
      </Title>
      {trace.steps.length > 0 && (
        <List type="ordered" size="sm" mb="sm" spacing={4} aria-label={words.way}>
          {trace.steps.map((step) => (
            <List.Item key={`${step.by} ${step.from} ${step.to}`}>
              {sayStep(step)} <Code>{step.to}</Code>
            </List.Item>
          ))}
        </List>
      )}
      <End end={trace.end} drafts={drafts} toRoute={toRoute} />
    </Card>
  )
}

type EndProps = { end: TraceEnd; drafts: TracedDrafts; toRoute: (name: string) => ReactNode }

function End({ end, drafts, toRoute }: EndProps) {
  const site = useSite()
  if (end.kind === 'loop') return <Text c="red">{words.loop}</Text>
  if (end.kind === 'outside') return <Text>{words.outside(end.url)}</Text>
  if (end.kind === 'missing')
    return (
      <>
        {end.route && <Text size="sm">{words.noPage(end.route.name)}</Text>}
        <Text>{words.missing(drafts.site.systemPages.notFound)}</Text>
      </>
    )
  const { route, params, page, path, locale } = end
  const entries = menuEntries(drafts.menus, drafts.routes, path)
  const label = (key: string) => site.texts(locale).get(key)?.text ?? key
  const others = drafts.routes.routes.filter((one) => one.name !== route.name && createMatcher([one])(path))
  return (
    <>
      <Table variant="vertical" withTableBorder fz="sm">
        <Table.Tbody>
          <Row name={words.page}>
            <Place to={`page/${page}`}>{page}</Place>
          </Row>
          <Row name={words.matched}>
            {toRoute(route.name)} <Code>{route.pattern}</Code>
          </Row>
          <Row name={words.params}>
            {Object.keys(params).length === 0
              ? words.none
              : Object.entries(params).map(([name, value]) => (
                  <Code key={name} mr={4}>
                    {name} = {value}
                  </Code>
                ))}
          </Row>
          <Row name={words.layout}>{route.layout}</Row>
          <Row name={words.locale}>{locale}</Row>
          <Row name={words.menus}>
            {entries.length === 0
              ? words.noMenu
              : entries.map((entry) => (
                  <div key={`${entry.menu} ${entry.pointer}`}>
                    <Place to={entry.menu} at={entry.pointer}>
                      {entry.menu}: {label(entry.label)}
                    </Place>
                  </div>
                ))}
          </Row>
        </Table.Tbody>
      </Table>
      {others.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {words.shadowed(others.map(({ name }) => name).join(', '))}
        </Text>
      )}
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" w={120}>
        {name}
      </Table.Th>
      <Table.Td>{children}</Table.Td>
    </Table.Tr>
  )
}

type PlaceProps = { to: string; at?: string | undefined; children: ReactNode }

/** Leads to a place of a definition. */
function Place({ to, at, children }: PlaceProps) {
  return (
    <Anchor component={Link} href={hrefOf(to) + (at === undefined ? '' : `#${encodeURIComponent(at)}`)}>
      {children}
    </Anchor>
  )
}
