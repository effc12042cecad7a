import { loadRules, type RuleTable, ruleNames } from '../../../../schemas/rules/registry.ts'
import type { Facts } from '../../../../schemas/runtime/Facts.ts'
import { validateForm } from '../../../../schemas/runtime/validateForm.ts'
import { offer } from './validate.ts'

const light = ruleNames.filter((name) => name !== 'phone' && name !== 'iban')
const facts: Facts = { session: { authenticated: false }, site: {}, route: {}, query: {}, device: {} }

// As in a form that has just been opened: its rules have been loaded and none has run.
const table: RuleTable = await loadRules(light)

offer(({ artefact }, values) => {
  const context = { values, phoneCountries: [], today: '2026-01-01' }
  return Object.keys(validateForm(artefact, values, facts, context, table)).length
})
