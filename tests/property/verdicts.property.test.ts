import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field, FormDefinition, PaymentMethodDefinition } from '#generated/grammar/types.ts'
import { operationFields } from '#generated/operationFields.ts'
import type { FormArtefact } from '#schemas/compiler/artefacts.ts'
import { boundFields } from '#schemas/compiler/boundFields.ts'
import { type CompiledFields, compileFields } from '#schemas/compiler/compileFields.ts'
import { compileForm } from '#schemas/compiler/compileForm.ts'
import { createCompiler } from '#schemas/compiler/compileRelease.ts'
import type { Facts } from '#schemas/compiler/Facts.ts'
import { resolveForm } from '#schemas/compiler/resolveForm.ts'
import { rulesUsed } from '#schemas/compiler/rulesUsed.ts'
import { unsentFields } from '#schemas/compiler/submissionBody.ts'
import { filledValues, validateForm } from '#schemas/compiler/validateForm.ts'
import { validateSubmission } from '#schemas/compiler/validateSubmission.ts'
import { loadRules } from '#schemas/rules/registry.ts'
import { readSite } from '../../scripts/readSite.ts'
import { formValues } from '../fixtures/formValues.ts'
import { syntheticForms } from '../fixtures/syntheticForms.ts'

const folder = fileURLToPath(new URL('../../schemas/site/', import.meta.url))
const definitions = await readSite(folder)
const { artefacts } = createCompiler({ operationFields }).compileRelease(definitions)
const siteForms = Object.values(artefacts).filter((one): one is FormArtefact => one.kind === 'form')
const forms = [...siteForms, ...syntheticForms.map((one) => compileForm(one, {}))]

const facts: Facts = { session: { authenticated: false }, site: {}, route: {}, query: {}, device: {} }
const phoneCountries = [{ country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' }]

const ofKind = <D extends { kind: string }>(kind: D['kind']) =>
  definitions.filter((one): one is D => (one as { kind: string }).kind === kind)
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

/** What a form does not send, the server cannot ask for. */
function withoutUnsent(form: FormArtefact, errors: object, sent: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => Object.hasOwn(sent, name) || !unsentFields(form).includes(name),
    ),
  )
}
