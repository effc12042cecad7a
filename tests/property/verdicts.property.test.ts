import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type {
  Definition,
  Field,
  FormDefinition,
  PaymentMethodDefinition,
  SiteDefinition,
} from '#generated/grammar/types.ts'
import { operationFields } from '#generated/operationFields.ts'
import { compileForm } from '#schemas/compiler/compileForm.ts'
import { plainSite } from '#schemas/compiler/plainSite.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { loadRules } from '#schemas/rules/registry.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { boundFields } from '#schemas/runtime/boundFields.ts'
import { type CompiledFields, compileFields } from '#schemas/runtime/compileFields.ts'
import { dayOf } from '#schemas/runtime/dayOf.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import { resolveForm } from '#schemas/runtime/resolveForm.ts'
import { rulesUsed } from '#schemas/runtime/rulesUsed.ts'
import { submissionBody, unsentFields } from '#schemas/runtime/submissionBody.ts'
import { filledValues, validateForm } from '#schemas/runtime/validateForm.ts'
import { validateSubmission } from '#schemas/runtime/validateSubmission.ts'
import { readSite } from '../../scripts/lib/readSite.ts'
import { syntheticForms } from '../fixtures/content/syntheticForms.ts'
import { formValues } from '../fixtures/players/formValues.ts'

const folder = fileURLToPath(new URL('../../schemas/site/', import.meta.url))
const definitions = await readSite(folder)
const { artefacts } = createCompiler({ operationFields }).compileRelease(definitions)
const siteForms = Object.values(artefacts).filter((one): one is FormArtefact => one.kind === 'form')
const forms = [...siteForms, ...syntheticForms.map((one) => compileForm(one, {}))]

const facts: Facts = { session: { authenticated: false }, site: {}, route: {}, query: {}, device: {} }
const phoneCountries = [
  { country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' },
  { country_code: 'SE', phone_code: '46', name: 'Sweden', mask: '## ### ## ##' },
]

const plain = plainSite(definitions)
const ofKind = <D extends Definition>(kind: D['kind']) => plain.filter((one): one is D => one.kind === kind)
const fieldsOf = (id: string | undefined) =>
  ofKind<FormDefinition>('form').find((form) => form.id === id)?.fields as Field[] | undefined

/** What the platform would supply to a form: without a country, or for each payment method; nothing to most. */
function suppliedTo(form: FormArtefact): (CompiledFields | undefined)[] {
  const source = form.dynamicFields?.source
  if (typeof source !== 'object') {
    const fields = fieldsOf(source)
    return [fields && compileFields(fields)]
  }
  const euro = (amount: string) => ({ amount, currency: 'EUR' })
  return ofKind<PaymentMethodDefinition>('payment-method').flatMap((method) => {
    const { limits: { EUR } = {}, requisites } = method[source.requisites] ?? {}
    if (!EUR) return []
    const answer = { methods: [{ min: euro(EUR.min), max: euro(EUR.max), presets: [] }] }
    return [{ ...compileFields(fieldsOf(requisites) ?? []), bound: boundFields(form.fields, answer) }]
  })
}

const cases = forms.flatMap((form) => suppliedTo(form).map((dynamic) => [form.id, form, dynamic] as const))

describe.each(cases)('the form %s', (_, form, dynamic) => {
  it('gets the same verdict from browser and server, whatever is entered', async () => {
    const table = await loadRules(
      rulesUsed({ fields: { ...dynamic?.fields, ...form.fields, ...dynamic?.bound?.fields } }),
    )
    await fc.assert(
      fc.asyncProperty(
        formValues(form, { ...dynamic?.fields, ...dynamic?.bound?.fields }),
        async (values) => {
          const context = { values, phoneCountries, today: '2026-11-21' }
          const browser = validateForm(form, values, facts, context, table, dynamic)
          const sent = filledValues(resolveForm(form, { ...facts, data: values }, dynamic), values)
          const server = await validateSubmission(form, sent, facts, { ...context, values: sent }, dynamic)
          expect(server).toEqual(withoutUnsent(form, browser, sent))
        },
      ),
      { numRuns: 150 },
    )
  })
})

it('says and sends the same of letters whichever way their accents are written', async () => {
  for (const form of forms) {
    const table = await loadRules(rulesUsed(form))
    await fc.assert(
      fc.asyncProperty(formValues(form), async (values) => {
        const [composed, apart] = ['NFC', 'NFD'].map((way) =>
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [
              name,
              typeof value === 'string' ? value.normalize(way) : value,
            ]),
          ),
        ) as [Record<string, unknown>, Record<string, unknown>]
        const verdict = (entered: Record<string, unknown>) =>
          validateForm(form, entered, facts, { values: entered, phoneCountries, today: '2026-11-21' }, table)
        expect(verdict(apart)).toEqual(verdict(composed))
        const sent = submissionBody(form, apart, facts)
        expect(sent).toEqual(submissionBody(form, composed, facts))
      }),
      { numRuns: 15 },
    )
  }
})

describe('a date of birth around midnight', () => {
  const [site] = ofKind<SiteDefinition>('site') as [SiteDefinition]
  const registration = siteForms.find(({ id }) => id === 'registration') as FormArtefact
  const birthDate: Field = { sysname: 'birth_date', type: 'date', attributes: { label: 'x.y' } }
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  /** The hands of a clock there, read as if they were of UTC: another way to the day than dayOf goes. */
  const clockIn = (timeZone: string, moment: number) =>
    Date.parse(`${new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)

  it('is of a calendar that every jurisdiction names', () => {
    for (const { code, timeZone } of site.jurisdictions)
      expect([code, timeZone]).toEqual([code, expect.any(String)])
  })

  it('is old enough from the day on that begins where the law of the country holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...site.general.available_countries),
        fc.integer({ min: Date.UTC(2026, 0, 1) / 86_400_000, max: Date.UTC(2030, 0, 1) / 86_400_000 }),
        fc.integer({ min: -14 * 3600, max: 14 * 3600 }),
        fc.integer({ min: -2, max: 2 }),
        async (country, days, seconds, more) => {
          const moment = (days * 86_400 + seconds) * 1000
          const { ageOfMajority, timeZone = 'UTC' } = jurisdictionOf(site, country)
          const today = dayOf(site, [country], new Date(moment))
          expect(today).toBe(day(clockIn(timeZone, moment)))
          const attributes = { ...birthDate.attributes, max: `-P${ageOfMajority}Y` }
          const dynamic = compileFields([{ ...birthDate, attributes }])
          const turned = new Date(`${today}T12:00:00Z`)
          turned.setUTCFullYear(turned.getUTCFullYear() - ageOfMajority)
          // A leap day has no birthday in other years; those cases are the rule's own.
          fc.pre(!today.endsWith('02-29'))
          const birth_date = day(turned.getTime() + more * 86_400_000)
          const values = { country_code: country, birth_date }
          const context = { values, phoneCountries, today }
          const table = await loadRules(rulesUsed({ fields: { ...registration.fields, ...dynamic.fields } }))
          const browser = validateForm(registration, values, facts, context, table, dynamic)
          const server = await validateSubmission(registration, values, facts, context, dynamic)
          expect(server.birth_date).toEqual(browser.birth_date)
          expect(browser.birth_date === undefined).toBe(more <= 0)
        },
      ),
      { numRuns: 100 },
    )
  })
})

/** What a form does not send, the server cannot ask for. */
function withoutUnsent(form: FormArtefact, errors: object, sent: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => Object.hasOwn(sent, name) || !unsentFields(form).includes(name),
    ),
  )
}
