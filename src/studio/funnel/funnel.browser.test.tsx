import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentApi, Funnel, FunnelAlarm, FunnelPeriod, FunnelSummary } from '../api/createContentApi.ts'
import { FieldList } from '../forms/FieldList.tsx'
import { StudioContext } from '../shell/StudioContext.ts'
import type { Site } from '../stores/createSite.ts'
import { createStudio } from '../stores/createStudio.ts'
import { FallenForms } from './FallenForms.tsx'
import { FunnelScreens } from './FunnelScreens.tsx'
import { useFigures } from './useFigures.ts'

const fell: FunnelSummary = {
  form: 'registration',
  visits: 600,
  completed: 180,
  visits_before: 2_000,
  completed_before: 1_100,
  release: 12,
  before_release: 11,
  since: '2026-11-20T10:00:00Z',
  verdict: 'fell',
  is_alarm: true,
}
const { form, visits, completed } = fell
const alarm: FunnelAlarm = {
  ...{ id: 1, form, visits, completed, release: 12, before_release: 11 },
  ...{ visits_before: 2_000, completed_before: 1_100 },
  ...{ since: '2026-11-20T10:00:00Z', raised_at: '2026-11-20T12:00:00Z' },
}
const email = { field: 'email', shown: 600, focused: 540, left: 30, errors: { required: 60, email: 6 } }
const funnel: Funnel = {
  ...fell,
  is_on: true,
  days: 90,
  now: {
    visits: 600,
    completed: 180,
    left: 60,
    fields: [email, { ...email, field: 'iban', shown: 12, errors: { iban: 7 } }],
  },
  was: { visits: 2_000, completed: 1_100, left: 100, fields: [{ ...email, shown: 2_000, errors: {} }] },
}

const phone = (isRequired: boolean) => [
  { sysname: 'phone', attributes: { params: { is_required: isRequired } } },
]

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

function open(shown: ReactNode, answer: Funnel = funnel, alarms = [alarm]) {
  const asked: FunnelPeriod[] = []
  const rolledBack: number[] = []
  const api = {
    funnel: async (_form: string, period: FunnelPeriod = {}) => {
      asked.push(period)
      return answer
    },
    figures: async () => [answer],
    funnels: async () => ({ is_on: true, days: 90, items: [fell], alarms: [alarm] }),
    difference: async (release: number) => ({
      total: 1,
      items: [
        {
          key: 'form/registration',
          before: { fields: phone(true) },
          after: { fields: phone(release === 12) },
        },
      ],
    }),
    rollBack: async (release: number) => {
      rolledBack.push(release)
    },
    definitions: async () => [],
    drafts: async () => ({ items: [], problems: [] }),
    scheduled: async () => [],
  } as unknown as ContentApi
  const studio = createStudio(api)
  Object.assign(studio.state, { funnels: [fell], alarms })
  const element = document.body.appendChild(document.createElement('main'))
  root = createRoot(element)
  root.render(
    <MantineProvider env="test">
      <StudioContext value={studio}>{shown}</StudioContext>
    </MantineProvider>,
  )
  return { element, asked, rolledBack }
}

it('shows field by field how far visitors come, beside what it was before, and no share of few visits', async () => {
  const { element } = open(<FunnelScreens mayPublish form="registration" />)
  await vi.waitFor(() => expect(element.querySelector('table')).not.toBeNull())
  const texts = (name: string) => {
    const row = [...element.querySelectorAll('tr')].find(
      (one) => one.querySelector('th')?.textContent === name,
    )
    return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
  }
  expect(texts('email')).toEqual([
    '600',
    '90%',
    '10% left empty1% invalid e-mail address',
    '5%',
    'never',
    '2%',
  ])
  expect(texts('iban')).toEqual(['12', 'too few', 'too few', 'too few', 'too few', 'too few'])
  expect(element.textContent).toContain('30% of 600 visits sent the form.')
  expect(element.textContent).toContain('Before: 55% of 2,000 visits.')
  expect(element.textContent).toContain('Significantly fewer send it than before')
  expect(element.querySelectorAll('th[scope=col]')).toHaveLength(7)
  expect(element.querySelectorAll('th[scope=row]')).toHaveLength(2)
})

it('asks for days and for a width of screen', async () => {
  const { element, asked } = open(<FunnelScreens mayPublish form="registration" />)
  await vi.waitFor(() => expect(element.querySelector('table')).not.toBeNull())
  await userEvent.click(page.getByText('Phone'))
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ device: 'mobile' }))
  await userEvent.fill(page.getByLabelText('From'), '2026-11-21')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ device: 'mobile', from: '2026-11-21' }))
})

it('says where to turn it on when the site counts nothing', async () => {
  const { element } = open(<FunnelScreens mayPublish form="registration" />, { ...funnel, is_on: false })
  await vi.waitFor(() => expect(element.textContent).toContain('Visits to forms are not counted.'))
  expect(element.querySelector('table')).toBeNull()
})

it('lists all forms with what became of their visits', async () => {
  const { element } = open(<FunnelScreens mayPublish />)
  await vi.waitFor(() => expect(element.querySelector('table')).not.toBeNull())
  const link = page.getByRole('link', { name: 'registration' }).element()
  expect(link.getAttribute('href')).toBe('/funnel/registration')
  expect(element.textContent).toContain('30% · 600 visits')
})

it('tells of a form that fewer send since a release, and shows what going back to before it changes', async () => {
  await page.viewport(1280, 800)
  const { element, rolledBack } = open(<FallenForms mayPublish />)
  await vi.waitFor(() => expect(element.querySelectorAll('[role=alert]')).toHaveLength(1))
  expect(element.textContent).toContain('Fewer visitors send registration since release 12')
  expect(element.textContent).toContain('30% of 600 visits sent the form; before, it was 55% of 2,000.')
  await userEvent.click(page.getByRole('button', { name: 'Roll back to release 11' }))
  expect(rolledBack).toEqual([])
  const told = () => document.querySelector('[role=dialog]')?.textContent
  await vi.waitFor(() => expect(told()).toContain('phone is no longer required.'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Roll back to release 11' }))
  await vi.waitFor(() => expect(rolledBack).toEqual([11]))
})

it('says what became of it once it is over', async () => {
  const over = { ...alarm, outcome: 'taken_back' as const, ended_at: '2026-11-20T13:00:00Z', ended_by: 11 }
  const { element } = open(<FallenForms mayPublish />, funnel, [over])
  await vi.waitFor(() => expect(element.querySelector('[role=status]')).not.toBeNull())
  expect(element.textContent).toContain('the form was reverted, with release 11.')
  expect(element.querySelector('button')).toBeNull()
})

it('offers no way back to whoever may not publish', async () => {
  const { element } = open(<FallenForms mayPublish={false} />)
  await vi.waitFor(() => expect(element.querySelector('[role=alert]')).not.toBeNull())
  expect(element.querySelector('button')).toBeNull()
})

it('stands below each field of the builder', async () => {
  const nothing = () => undefined
  const deeds = { choose: nothing, move: nothing, duplicate: nothing, remove: nothing }
  const fields = ['email', 'iban', 'town'].map((sysname) => ({ sysname, type: 'input' }))
  const definition = { kind: 'form', id: 'registration', fields }
  const site = { keys: () => [], definition: () => undefined, version: () => 1 } as unknown as Site
  function Fields() {
    const figures = useFigures(definition, site)
    return <FieldList {...{ fields, current: undefined, problems: new Map(), figures, ...deeds }} />
  }
  const { element } = open(<Fields />)
  await vi.waitFor(() => expect(element.querySelectorAll('.figures')).toHaveLength(2))
  const texts = [...element.querySelectorAll('.figures')].map((line) => line.textContent)
  expect(texts).toEqual([
    'seen 600 · entered 90% · errors 10% (before 0%) · abandoned 5% (before 2%)',
    'seen 12 times: too few to say more',
  ])
})
