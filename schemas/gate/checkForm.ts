import type { FormDefinition } from '#generated/grammar/types.ts'
import { compileDictionary } from '../compiler/compileDictionary.ts'
import { isSent, type SentForm } from '../compiler/compileForm.ts'
import { errorCodes } from '../rules/errorCodes.ts'
import type { Finding } from '../runtime/problem.ts'
import { pointerTokens } from '../runtime/readPointer.ts'
import { shapeAt } from './answerShape.ts'
import { checkAsking } from './checkAsking.ts'
import { checkFillable } from './checkFillable.ts'
import { checkFormSchema } from './checkFormSchema.ts'
import { checkParameters } from './checkOperations.ts'
import type { SiteIndex } from './siteIndex.ts'

/** What a form must be beyond its grammar and its references. */
export function checkForm(form: FormDefinition, site: SiteIndex): Finding[] {
  return [
    ...checkNames(form),
    ...checkSteps(form),
    ...checkSending(form, site),
    ...checkLending(form, site),
    ...checkBounds(form, site),
    ...checkDictionary(form, site),
    ...checkAsking(form, site),
    ...checkFillable(form, site),
    ...checkFormSchema(form, site.validators),
  ]
}

function checkNames({ fields }: FormDefinition): Finding[] {
  return fields.flatMap(({ sysname }, at) =>
    fields.findIndex((one) => one.sysname === sysname) < at
      ? [
          {
            code: 'duplicate_field',
            pointer: `/fields/${at}/sysname`,
            message: `There are two fields called ${sysname}.`,
            hint: 'Give one of them another name, or remove it.',
          },
        ]
      : [],
  )
}

function checkSteps(form: FormDefinition): Finding[] {
  const { fields, steps } = form
  if (!steps) return []
  const placed = steps.flatMap((step) => step.fields)
  const visible = fields.filter(({ attributes }) => attributes.params?.is_visible !== false)
  const found: Finding[] = []
  steps.forEach(({ id }, at) => {
    if (steps.findIndex((one) => one.id === id) < at)
      found.push({
        code: 'steps',
        pointer: `/steps/${at}/id`,
        message: `There are two steps called ${id}.`,
        hint: 'Give one of them another id.',
      })
  })
  if (!isSent(form))
    found.push({
      code: 'steps',
      pointer: '/steps',
      message: 'Only a form that is sent is shown in steps.',
      hint: 'Remove them here, and write them in the form that asks for these fields.',
    })
  const misplaced = visible.flatMap(({ sysname }) => {
    const times = placed.filter((name) => name === sysname).length
    if (times === 1) return []
    const message = `The field ${sysname} stands in ${times} steps.`
    return [{ code: 'steps', pointer: '/steps', message, hint: 'Put every field into exactly one step.' }]
  })
  return [...found, ...misplaced]
}

function checkSending(form: FormDefinition, site: SiteIndex): Finding[] {
  if (!isSent(form)) return []
  const { operation, body = {}, omit = [] } = form.submit
  const { into } = form.dynamicFields ?? {}
  const sent = [form, ...(into === undefined ? site.sourcesOf(form) : [])]
    .flatMap(({ fields }) => fields)
    .filter(({ attributes }) => attributes.params?.is_visible !== false)
    .map(({ sysname }) => sysname)
    .filter((name) => !omit.includes(name))
  const given = [...new Set([...sent, ...(into === undefined ? [] : [into]), ...Object.keys(body)])]
  return checkParameters(operation, given, '/submit', site).map((finding) => pointAtField(finding, form))
}

/** Where a field is what is sent too much, the field is the place to look at. */
function pointAtField(finding: Finding, { fields, submit, dynamicFields }: SentForm): Finding {
  if (finding.code !== 'unknown_parameter') return { ...finding, pointer: '/submit/operation' }
  const [, name = ''] = pointerTokens(finding.pointer)
  const at = fields.findIndex(({ sysname }) => sysname === name)
  if (dynamicFields?.into === name && at < 0) return { ...finding, pointer: '/dynamicFields/into' }
  if (submit.body && Object.hasOwn(submit.body, name)) return { ...finding, pointer: `/submit/body/${name}` }
  const hint = `${finding.hint} Or name the field in /submit/omit.`
  return { ...finding, hint, pointer: at < 0 ? '/dynamicFields/source' : `/fields/${at}/sysname` }
}

/** What a form that only lends its fields may have that others may not, and the other way round. */
function checkLending(form: FormDefinition, site: SiteIndex): Finding[] {
  const found: Finding[] = []
  const own = new Set(form.fields.map(({ sysname }) => sysname))
  if (form.dynamicFields?.into !== undefined)
    for (const { id, fields } of site.sourcesOf(form))
      for (const { sysname } of fields.filter((field) => own.has(field.sysname)))
        found.push({
          code: 'duplicate_field',
          pointer: '/dynamicFields/source',
          message: `The form ${id}, whose fields are supplied, has a field ${sysname} too.`,
          hint: 'Rename one of the two.',
        })
  if (!isSent(form)) return found
  form.fields.forEach(({ attributes }, at) => {
    const { select } = attributes.options ?? {}
    if (select !== undefined && !Array.isArray(select) && 'used' in select)
      found.push({
        code: 'used_choices',
        pointer: `/fields/${at}/attributes/options/select`,
        message: 'Nobody puts in what the player used before.',
        hint: 'Write this field in a form without submit, whose fields the platform supplies.',
      })
  })
  return found
}

/** Bounds and sums to pick come with the answer that supplies fields, and only amounts have them. */
function checkBounds({ fields, dynamicFields }: FormDefinition, site: SiteIndex): Finding[] {
  const { operation = '' } = dynamicFields ?? {}
  const known = Object.hasOwn(site.operationFields, operation)
    ? site.operationFields[operation]?.answer
    : true
  const found: Finding[] = []
  fields.forEach(({ type, attributes: { bounds, presets } }, at) => {
    const say = (place: string, message: string, hint: string) =>
      found.push({ code: 'field_bounds', pointer: `/fields/${at}/attributes${place}`, message, hint })
    const pointers = { '/bounds/min': bounds?.min, '/bounds/max': bounds?.max, '/presets': presets }
    for (const [place, pointer] of Object.entries(pointers)) {
      if (pointer === undefined) continue
      if (type !== 'amount') say(place, `A field of the type ${type} has no sums.`, 'Remove it.')
      else if (!dynamicFields)
        say(place, 'There is no answer here to look at.', 'Add dynamicFields, or remove it.')
      else if (shapeAt(known ?? true, pointer.replace(/^\/response(?=\/|$)/, '')) === undefined)
        say(place, `${operation} answers no ${pointer}.`, 'Point at what its description names.')
    }
  })
  return found
}

/** Fields that the platform supplies may bring any rule, so that every code needs its words. */
function checkDictionary({ dictionary }: FormDefinition, site: SiteIndex): Finding[] {
  if (!Object.hasOwn(site.dictionaries, dictionary)) return []
  const { entries } = compileDictionary(dictionary, site.dictionaries)
  const missing = errorCodes.filter((code) => !Object.hasOwn(entries, code))
  if (missing.length === 0) return []
  const message = `The dictionary ${dictionary} has no text for: ${missing.join(', ')}.`
  const hint = 'Add entries for them, or extend a dictionary that has them.'
  return [{ code: 'missing_error_text', pointer: '/dictionary', message, hint }]
}
