import type { Choices, Field, FormDefinition } from '#generated/grammar/types.ts'
import type { RuleUse } from '../rules/rule.ts'
import { readDate, resolveDateBound } from '../rules/support/isoDate.ts'
import { compileFields } from '../runtime/compileFields.ts'
import { isRequired } from '../runtime/impliedRules.ts'
import type { Finding } from '../runtime/problem.ts'
import { isNever } from './isNever.ts'
import { patternLengths } from './patternLengths.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Any day: bounds that are counted from today move with it. */
const someDay = '2025-06-15'

/** Fields that nobody can fill in, so that nobody could send the form. */
export function checkFillable(
  { fields, submit }: FormDefinition,
  { validators }: Pick<SiteIndex, 'validators'>,
): Finding[] {
  const compiled = compileFields(fields, {
    signsIn: submit?.operation === 'auth.login',
    ...(validators && { validators }),
  })
  return fields.flatMap((field, at) => {
    const found: Finding[] = []
    const { sysname, attributes } = field
    const say = (place: string, code: string, message: string, hint: string) =>
      found.push({ code, pointer: `/fields/${at}${place}`, message, hint })
    if (attributes.params?.is_visible === false) {
      if (isRequired(field))
        say(
          '/attributes/params',
          'never_seen',
          `The field ${sysname} must be filled in, and is never shown.`,
          'Show it, or do not require it.',
        )
      return found
    }
    if (isRequired(field) && isNever(field.visibleWhen))
      say(
        '/visibleWhen',
        'never_seen',
        `The field ${sysname} must be filled in, and its condition never holds.`,
        'Change the condition, or do not require the field.',
      )
    if (hasNothingToChoose(field))
      say(
        '/attributes/options',
        'no_options',
        `The field ${sysname} has nothing to choose from.`,
        'Add options, or make it a field of another type.',
      )
    for (const { place, message } of contradictions(compiled.fields[sysname]?.rules ?? [], field))
      say(
        place,
        'never_fits',
        `No value fits the field ${sysname}: ${message}.`,
        'Change one of the two, or remove it.',
      )
    return found
  })
}

/** A list to choose from in which nothing stands, or nothing that counts as chosen. */
function hasNothingToChoose(field: Field): boolean {
  const { type, attributes } = field
  if (type !== 'select' && type !== 'radio') return false
  const values = writtenValues(attributes.options?.select)
  if (values === undefined) return false
  return values.length === 0 || (isRequired(field) && values.every((value) => value === ''))
}

/** Undefined where they come from elsewhere. */
function writtenValues(choices: Choices | undefined): string[] | undefined {
  if (choices === undefined) return []
  if (Array.isArray(choices)) return choices.map(({ value }) => value)
  if (!('cases' in choices)) return undefined
  return [...Object.values(choices.cases), choices.otherwise ?? []].flat().map(({ value }) => value)
}

type Contradiction = { place: string; message: string }

/** What rules ask for and other rules refuse, whatever is entered. */
function contradictions(rules: readonly RuleUse[], { attributes }: Field): Contradiction[] {
  const found: Contradiction[] = []
  const place = (name: 'size' | 'min' | 'max') => (name in attributes ? `/attributes/${name}` : '')
  const least = largest(rules.flatMap(leastLength))
  const most = smallest(rules.flatMap(mostLength))
  if (least > most)
    found.push({ place: place('size'), message: `at least ${least} and at most ${most} characters` })
  for (const { least: short, most: long } of rules.flatMap(lengthsOfPattern)) {
    if (short > most)
      found.push({
        place: '',
        message: `its pattern wants at least ${short} characters, of which ${most} are let in`,
      })
    if (long < least)
      found.push({
        place: '',
        message: `its pattern takes at most ${long} characters, and ${least} are asked for`,
      })
  }
  const from = largest(rules.flatMap((use) => (use.rule === 'min_value' ? [Number(use.params.min)] : [])))
  const to = smallest(rules.flatMap((use) => (use.rule === 'max_value' ? [Number(use.params.max)] : [])))
  if (from > to) found.push({ place: place('min'), message: `at least ${from} and at most ${to}` })
  const days = dayBounds(rules)
  if (days) found.push({ place: place('min'), message: `not before ${days.min} and not after ${days.max}` })
  return found
}

const largest = (all: readonly number[]) => Math.max(Number.NEGATIVE_INFINITY, ...all)
const smallest = (all: readonly number[]) => Math.min(Number.POSITIVE_INFINITY, ...all)

function leastLength(use: RuleUse): number[] {
  if (use.rule === 'min_length') return [use.params.min]
  return use.rule === 'exact_length' ? [use.params.length] : []
}

function mostLength(use: RuleUse): number[] {
  if (use.rule === 'max_length') return [use.params.max]
  return use.rule === 'exact_length' ? [use.params.length] : []
}

const lengthsOfPattern = (use: RuleUse) => (use.rule === 'regex' ? [patternLengths(use.params.pattern)] : [])

/** A first day behind a last one. A day of the calendar and one that is counted from today change places with time. */
function dayBounds(rules: readonly RuleUse[]): { min: string; max: string } | undefined {
  const mins = rules.flatMap((use) => (use.rule === 'date' && use.params?.min ? [use.params.min] : []))
  const maxs = rules.flatMap((use) =>
    (use.rule === 'date' || use.rule === 'max_date') && use.params?.max ? [use.params.max] : [],
  )
  for (const min of mins)
    for (const max of maxs) {
      if ((readDate(min) === null) !== (readDate(max) === null)) continue
      const [first, last] = [resolveDateBound(min, someDay), resolveDateBound(max, someDay)]
      if (first !== null && last !== null && first > last) return { min, max }
    }
  return undefined
}
