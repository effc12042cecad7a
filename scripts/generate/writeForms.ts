import type { FieldArtefact, FormArtefact } from '#schemas/runtime/artefacts.ts'
import { requiredRule } from '#schemas/runtime/impliedRules.ts'
import type { SiteArtefacts } from './compileSite.ts'
import { banner, quote } from './printTypes.ts'

/** Type of the values of each form: what its fields hold, by name. Types only, nothing at run time. */
export function writeForms(site: SiteArtefacts): Record<string, string> {
  const forms = site.ofKind('form')
  const types = forms.map((form) => `  ${quote(form.id)}: {\n${printFields(form, forms)}  }\n`)
  return {
    'forms.ts': `${banner}/** Values of each form by field, as entered; what is empty is not there. */
export interface FormValues {
${types.join('')}}

export type FormId = keyof FormValues
`,
  }
}

function printFields(form: FormArtefact, forms: readonly FormArtefact[]): string {
  const own = form.order.map((name) => printField(name, form.fields[name], false))
  const supplied = suppliedFields(form, forms).map(([name, field]) => printField(name, field, true))
  return [...own, ...supplied].join('')
}

function printField(name: string, field: FieldArtefact | undefined, optional: boolean): string {
  if (!field) return ''
  const always =
    !optional &&
    field.visibleWhen === undefined &&
    field.rules.some(({ rule }) => rule === requiredRule(field.type).rule)
  return `    ${name}${always ? '' : '?'}: ${typeOf(field, optional)}\n`
}

/** Options of supplied fields differ from country to country, so that they are not told apart. */
function typeOf({ type, choices }: FieldArtefact, open: boolean): string {
  if (type === 'checkbox') return 'boolean'
  if (open || !Array.isArray(choices) || choices.length === 0) return 'string'
  return choices.map(({ value }) => quote(value)).join(' | ')
}

/** Fields that the platform may supply, from all sources of the form, each once. */
function suppliedFields(form: FormArtefact, forms: readonly FormArtefact[]): [string, FieldArtefact][] {
  const source = form.dynamicFields?.source
  // What payment methods ask for is sent in an object of its own.
  if (typeof source !== 'string') return []
  const sources = forms.filter(({ id }) => id === source || new RegExp(`^${source}-[a-z]{2}$`).test(id))
  const found = new Map<string, FieldArtefact>()
  for (const { order, fields } of sources) {
    for (const name of order) {
      const field = fields[name]
      if (field && !Object.hasOwn(form.fields, name) && !found.has(name)) found.set(name, field)
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}
