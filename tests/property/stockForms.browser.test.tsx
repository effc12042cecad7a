import Form, { getDefaultRegistry } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import fc from 'fast-check'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { starterForms } from '#renderers/testing/starterForms.ts'
import { beyondSchema } from '#schemas/rules/beyondSchema.ts'
import { loadRules, runRules } from '#schemas/rules/registry.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { createFormValidator } from '#schemas/runtime/createFormValidator.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { type ResolvedForm, resolveForm } from '#schemas/runtime/resolveForm.ts'
import { rulesUsed } from '#schemas/runtime/rulesUsed.ts'
import { unsentFields } from '#schemas/runtime/submissionBody.ts'
import { filledValues, runFormRules } from '#schemas/runtime/validateForm.ts'
import { validateSubmission } from '#schemas/runtime/validateSubmission.ts'
import { formValues } from '../fixtures/players/formValues.ts'

const facts: Facts = { session: { authenticated: false }, site: {}, route: {}, query: {}, device: {} }
const phoneCountries = [{ country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' }]

// Our own forms are built without RJSF's widgets, which are handed in here, as they are.
const { fields, templates, widgets } = getDefaultRegistry()

/** Left to itself RJSF ticks a box that must be ticked, and so consents to terms for whoever opens the form. */
const askEverything = { constAsDefaults: 'never', requiredBooleanDefault: 'skip' } as const

/** A form of RJSF as it comes, with its validator: asks it what it blames. */
function openStock() {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const form = createRef<Form>()
  const validator = createFormValidator()
  let blamed: string[] = []
  let drawn = 0
  return {
    element,
    blame(schema: ResolvedForm['schema'], values: object): string[] {
      blamed = []
      drawn += 1
      const draw = () =>
        root.render(
          <Form
            // Opened anew, so that nothing is left of what was entered before.
            key={drawn}
            ref={form}
            {...{ fields, templates, widgets, validator }}
            schema={schema as object as RJSFSchema}
            formData={values}
            onError={(errors) => {
              blamed = errors.map(
                ({ property = '' }) => property.split('.').find((part) => part !== '') ?? '',
              )
            }}
            experimental_defaultFormStateBehavior={askEverything}
            noHtml5Validate
            showErrorList={false}
          />,
        )
      flushSync(draw)
      const isValid = flushSync(() => form.current?.validateForm())
      expect(isValid).toBe(blamed.length === 0)
      return [...new Set(blamed)]
    },
    close() {
      root.unmount()
      element.remove()
    },
  }
}

/** Rules that refuse the value of a field although its JSON Schema takes it. */
async function refusing(form: FormArtefact, resolved: ResolvedForm, values: Record<string, unknown>) {
  const context = { values, phoneCountries, today: '2026-11-21' }
  const table = await loadRules(rulesUsed(form))
  return {
    ours: Object.keys(runFormRules(resolved, resolved.order, values, context, table)),
    server: Object.keys(await validateSubmission(form, values, facts, context)),
    rulesThat: (name: string) =>
      resolved
        .rulesOf(name)
        .filter((use) => runRules(table, [use], values[name], context).length > 0)
        .map(({ rule }) => rule),
  }
}

describe.each(starterForms.map((form) => [form.id, form] as const))(
  'the form %s, taken elsewhere',
  (_, form) => {
    it('is drawn by stock RJSF, which blames what we blame', async () => {
      const stock = openStock()
      try {
        const empty = resolveForm(form, { ...facts, data: {} })
        stock.blame(empty.schema, {})
        expect(empty.order.filter((name) => !document.getElementById(`root_${name}`))).toEqual([])
        await fc.assert(
          fc.asyncProperty(formValues(form), async (entered) => {
            const resolved = resolveForm(form, { ...facts, data: entered })
            const values = filledValues(resolved, entered)
            const blamed = stock.blame(resolved.schema, values)
            const { ours, server, rulesThat } = await refusing(form, resolved, values)
            expect(ours, 'nothing is refused elsewhere that we take').toEqual(expect.arrayContaining(blamed))
            const unsaid = ours.filter((name) => !blamed.includes(name)).flatMap(rulesThat)
            expect(unsaid.filter((rule) => !Object.hasOwn(beyondSchema, rule))).toEqual([])
            if (unsentFields(form).length === 0) expect(server).toEqual(ours)
          }),
          { numRuns: 15 },
        )
      } finally {
        stock.close()
      }
    })
  },
)
