import type { FunnelField, FunnelForm } from '../api/createContentApi.ts'
import { funnelWords } from '../words/funnel.ts'
import type { WrittenField } from './writtenFields.ts'

/** Visits below which no share is told: of seven, one is 14 %. */
export const enough = 50

/** Undefined where too few visits stand behind it. */
export function shareOf(part: number, visits: number): number | undefined {
  return visits < enough ? undefined : Math.min(1, part / visits)
}

/** In words; undefined where too few visits stand behind it. */
export function percentOf(part: number, visits: number): string | undefined {
  const share = shareOf(part, visits)
  return share === undefined ? undefined : funnelWords.percent(share)
}

/** What was wrong most often, and in how many visits. */
export function worstOf({
  errors,
}: Pick<FunnelField, 'errors'>): { code: string; count: number } | undefined {
  const [worst] = Object.entries(errors).sort(([, one], [, other]) => other - one)
  return worst && { code: worst[0], count: worst[1] }
}

const { line } = funnelWords

/** How far visitors come with a field, and with it in each of the forms that have it, where there are several. */
export type FieldLine = { text: string; parts: readonly string[] }

/** What is said beside a line of fields, by its name: of each field that it comes to. */
export type Figures = ReadonlyMap<string, readonly FieldLine[]>

/** Forms that are named one by one where a field is in several; of more the most visited. */
const named = 4

/**
 * Says of every written line how far visitors come with it, in sums over the forms that have it from there and for the most
 * visited of them each, as they are live and as they were before their last change.
 */
export function figuresOf(written: readonly WrittenField[], forms: readonly FunnelForm[]): Figures {
  const byForm = new Map(forms.map((one) => [one.form, one]))
  return new Map(
    written.flatMap(({ name, places }) => {
      const fields = [...new Set(places.map(({ field }) => field))]
      const lines = fields.flatMap((field) => {
        const parts = places
          .filter((place) => place.field === field)
          .flatMap(({ form }) => partOf(byForm.get(form), field))
          .sort((one, other) => other.now.shown - one.now.shown)
        const [first] = parts
        if (!first) return []
        // Where the line is not the field itself, or has another name now, it is said which.
        const told = fields.length > 1 || (name !== field && !name.startsWith('{')) ? line.of(field) : ''
        if (parts.length === 1)
          return {
            text: `${told}${first.form === places[0]?.form ? '' : line.inForm(first.form)}${saidOf(first)}`,
            parts: [],
          }
        const split = parts.slice(0, named).map((part) => `${line.inForm(part.form)}${saidOf(part)}`)
        const rest = parts.length - split.length
        return {
          text: `${told}${line.inForms(parts.length)}${lineOf(...sumOf(parts))}`,
          parts: [...split, ...(rest > 0 ? [line.more(rest)] : [])],
        }
      })
      return lines.length > 0 ? [[name, lines] as const] : []
    }),
  )
}

type Part = { form: string; now: FunnelField; was: FunnelField | undefined; called: string | undefined }

function partOf(form: FunnelForm | undefined, field: string): Part[] {
  const now = form?.now.fields.find((one) => one.field === field)
  if (!form || !now) return []
  const was = form.was?.fields.find((one) => one.field === field)
  return [{ form: form.form, now, was, called: form.renamed?.[field] }]
}

const saidOf = ({ now, was, called }: Part): string =>
  lineOf(now, was) + (called === undefined ? '' : line.called(called))

/** All of them together; before only where it is known of all, or it would be compared with less. */
function sumOf(parts: readonly Part[]): [FunnelField, FunnelField | undefined] {
  const before = parts.flatMap(({ was }) => was ?? [])
  return [added(parts.map(({ now }) => now)), before.length === parts.length ? added(before) : undefined]
}

function added(fields: readonly FunnelField[]): FunnelField {
  const sum = {
    field: fields[0]?.field ?? '',
    shown: 0,
    focused: 0,
    left: 0,
    errors: {} as Record<string, number>,
  }
  for (const { shown, focused, left, errors } of fields) {
    sum.shown += shown
    sum.focused += focused
    sum.left += left
    for (const [code, count] of Object.entries(errors)) sum.errors[code] = (sum.errors[code] ?? 0) + count
  }
  return sum
}

/** How far visitors come with a field, in a line: seen, gone into, found wrong, given up; beside it what it was before. */
export function lineOf(now: FunnelField, was: FunnelField | undefined): string {
  const { shown } = now
  const entered = percentOf(now.focused, shown)
  if (entered === undefined) return line.few(shown)
  const compared = (part: string, ofField: (field: FunnelField) => number) => {
    const before = was && percentOf(ofField(was), was.shown)
    return before === undefined ? part : line.before(part, before)
  }
  const wrong = (field: FunnelField) => worstOf(field)?.count ?? 0
  const left = (field: FunnelField) => field.left
  const told = (field: FunnelField, of: (field: FunnelField) => number) => percentOf(of(field), shown) ?? ''
  return [
    line.seen(shown),
    line.entered(entered),
    compared(line.wrong(told(now, wrong)), wrong),
    compared(line.left(told(now, left)), left),
  ].join(' · ')
}
