import type {
  ConditionDefinition,
  Definition,
  FragmentDefinition,
  MediaDefinition,
} from '#generated/grammar/types.ts'
import { memo, memoAround } from '../runtime/memo.ts'
import { nearestName } from '../runtime/nearestName.ts'
import type { Problem } from '../runtime/problem.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { expandActions } from './expandActions.ts'
import { expandCondition } from './expandCondition.ts'
import { expandConditions } from './expandConditions.ts'
import { expandPictures, mediaIn, showsSiteFile, unknownMedia } from './expandPictures.ts'
import { expandUses } from './expandUses.ts'
import { extendForm } from './extendForm.ts'
import { nestBlocks } from './nestBlocks.ts'
import { Origins, stepOf, type Trail, trailOf } from './origins.ts'

/** A definition as editors write it, of any kind; its grammar says how it looks. */
export type Written = { readonly kind: string; readonly id: string } & Readonly<Record<string, unknown>>

type Told = Omit<Problem, 'definition' | 'pointer' | 'fragment'>

/** What written definitions come to. */
export type Expanded = {
  /**
   * Plain definitions, in the order of the written ones: without the words that the grammar marks as `x-written`, their
   * blocks as artefacts have them. Fragments and named conditions have gone into those that use them.
   */
  definitions: Definition[]
  /** Those that use fragments or extend another form, as they would be written without; by key. */
  whole: ReadonlyMap<string, Written>
  /** Uses, forms that are extended and conditions that lead nowhere. */
  problems: Problem[]
  /** Keys of those of which something is left out, so that what else they lack is no fault of theirs. */
  spoiled: ReadonlySet<string>
  origins: Origins
}

/** Kinds of which others are made, and that come to nothing by themselves. */
export const partKinds: ReadonlySet<string> = new Set(['fragment', 'condition', 'template'])

const keyOf = ({ kind, id }: Written) => `${kind}/${id}`

/**
 * @param written definitions that pass their grammar
 * @param keys those of all there are, also of what does not
 */
export type Expand = (written: readonly Written[], keys?: ReadonlySet<string>) => Expanded

/** One definition on its way: with its fragments, then with the form that it extends, then plain. */
type Step = { whole: Written; problems: Problem[]; isSpoiled: boolean }
type PlainStep = { definition: Definition; problems: Problem[]; isSpoiled: boolean }

/** What makes plain definitions, and makes again only what another definition than the last time leads to. */
export function createExpander(): Expand {
  const origins = new Origins()
  let library = libraryOf([], new Set())
  let withUses: (one: Written) => Step
  let extended: (form: Written) => (base: Written) => Step
  let plain: (one: Written) => PlainStep
  let ofConditions: Problem[]

  const listen = (problems: Problem[], definition: string) => (trail: Trail, finding: Told) => {
    const { definition: of, pointer, fragment } = origins.locate(origins.set({}, trail), definition, '')
    problems.push({ definition: of, pointer, ...finding, ...(fragment && { fragment }) })
  }
  const begin = (next: Library) => {
    library = next
    const { fragments, conditions, unfit } = library
    const judged = judgeConditions(library)
    ofConditions = judged.problems
    withUses = memo((one) => {
      const problems: Problem[] = []
      const say = listen(problems, keyOf(one))
      let isSpoiled = false
      const spoil = () => {
        isSpoiled = true
      }
      const library = { fragments, unfit: unfit.fragments, spoil, origins, say }
      const whole = expandUses(one, trailOf(keyOf(one)), library)
      return { whole, problems, isSpoiled: isSpoiled || problems.length > 0 }
    })
    extended = memo((form) =>
      memo((base) => {
        const problems: Problem[] = []
        const tell = listen(problems, keyOf(form))
        const whole = extendForm(base, form, trailOf(keyOf(form)), origins, (trail, name, known) => {
          const near = nearestName(name, known)
          const hint = near === undefined ? `It has: ${known.join(', ')}.` : `Did you mean ${near}?`
          const message = `The form ${base.id} has no field ${JSON.stringify(name)}.`
          tell(trail, { code: 'extends', message, hint })
        })
        return { whole: whole as Written, problems, isSpoiled: problems.length > 0 }
      }),
    )
    plain = memo((one) => {
      const problems: Problem[] = []
      const trail = origins.get(one) ?? trailOf(keyOf(one))
      const made = plainOf(expandActions(one, trail, origins), trail, origins)
      let isSpoiled = false
      const spoil = (name: string) => {
        if (judged.unfit.has(name)) isSpoiled = true
        return judged.unfit.has(name)
      }
      const say = listen(problems, keyOf(one))
      const definition = expandConditions(made, trail, conditions, origins, say, spoil)
      return { definition, problems, isSpoiled: isSpoiled || problems.length > 0 }
    })
  }
  begin(library)
  const picturesIn = memo(({ definition }: PlainStep) => mediaIn(definition))
  const hasOwnPictures = memo(({ definition }: PlainStep) => showsSiteFile(definition))
  const pictured = memoAround((step: PlainStep, ...shown: readonly (Written | undefined)[]): PlainStep => {
    const key = keyOf(step.definition as unknown as Written)
    const named = new Map(picturesIn(step).map((id, at) => [id, shown[at] as MediaDefinition | undefined]))
    const problems: Problem[] = [...step.problems]
    const tell = listen(problems, key)
    const trail = origins.get(step.definition) ?? trailOf(key)
    const say: Parameters<typeof expandPictures>[4] = (at, id, wanted) =>
      unfitMedia.has(id) || tell(at, unknownMedia(id, wanted, mediaIds))
    const find = (id: string) => named.get(id)
    return { ...step, problems, definition: expandPictures(step.definition, find, trail, origins, say) }
  })
  let unfitMedia: ReadonlySet<string> = new Set()
  let mediaIds: readonly string[] = []

  return (written, keys = new Set()) => {
    const parts = written.filter(({ kind }) => partKinds.has(kind))
    const next = libraryOf(parts, keys)
    if (!isSame(next, library)) begin(next)
    const spoiled = new Set<string>()
    const problems: Problem[] = [...ofConditions]
    const whole = new Map<string, Written>()
    for (const one of written) {
      if (partKinds.has(one.kind)) continue
      const made = withUses(one)
      problems.push(...made.problems)
      if (made.isSpoiled) spoiled.add(keyOf(one))
      whole.set(keyOf(one), made.whole)
    }
    extendForms(
      whole,
      (form, base) => {
        const made = extended(form)(base)
        problems.push(...made.problems)
        if (made.isSpoiled) spoiled.add(keyOf(form))
        return made.whole
      },
      (definition) => listen(problems, definition),
      keys,
      spoiled,
    )
    const media = new Map(written.flatMap((one) => (one.kind === 'media' ? [[one.id, one] as const] : [])))
    mediaIds = [...media.keys()]
    unfitMedia = lackingOf('media', keys, media)
    const made = [...whole].map(([key, one]) => {
      const bare = plain(one)
      const shown = picturesIn(bare)
      const isBare = shown.length === 0 && !hasOwnPictures(bare)
      const step = isBare ? bare : pictured(bare, ...shown.map((id) => media.get(id)))
      if (step.isSpoiled) spoiled.add(key)
      return step
    })
    const changed = written.flatMap((one) => {
      const now = whole.get(keyOf(one))
      return now === undefined || now === one ? [] : [[keyOf(one), now] as const]
    })
    return {
      definitions: made.map(({ definition }) => definition),
      whole: new Map(changed),
      problems: [...problems, ...made.flatMap((one) => one.problems)],
      spoiled,
      origins,
    }
  }
}

/** From written definitions to plain ones. Pure, never throws, and whatever cannot be expanded is left out and told. */
export const expandDefinitions: Expand = (written, keys) => createExpander()(written, keys)

/** What definitions may use. */
type Library = {
  parts: readonly Written[]
  fragments: ReadonlyMap<string, FragmentDefinition>
  conditions: ReadonlyMap<string, ConditionDefinition>
  /** Ids of those that are there but do not pass their grammar. */
  unfit: { fragments: ReadonlySet<string>; conditions: ReadonlySet<string> }
}

function libraryOf(parts: readonly Written[], keys: ReadonlySet<string>): Library {
  const ofKind = <D>(kind: string) =>
    new Map(parts.filter((one) => one.kind === kind).map((one) => [one.id, one as unknown as D]))
  const fragments = ofKind<FragmentDefinition>('fragment')
  const conditions = ofKind<ConditionDefinition>('condition')
  const unfit = {
    fragments: lackingOf('fragment', keys, fragments),
    conditions: lackingOf('condition', keys, conditions),
  }
  return { parts, fragments, conditions, unfit }
}

/** Ids of a kind that are there, but not among those that pass their grammar. */
function lackingOf(
  kind: string,
  keys: ReadonlySet<string>,
  fit: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
  const ids = [...keys].flatMap((key) => (key.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : []))
  return new Set(ids.filter((id) => !fit.has(id)))
}

/** What is wrong with named conditions by themselves, told where they are defined; and which cannot be used, so that it is told there alone. */
function judgeConditions({ conditions, unfit }: Library): { problems: Problem[]; unfit: Set<string> } {
  const cannot = new Set(unfit.conditions)
  const problems: Problem[] = []
  const named = (name: string) => conditions.get(name)?.when
  for (const [id, { when }] of conditions) {
    // Whoever comes back to itself does so by its own name.
    const self = (name: string) => (name === id ? when : named(name))
    const { findings } = expandCondition(when, self, conditions.keys(), (name) => unfit.conditions.has(name))
    for (const { pointer, ...finding } of findings)
      problems.push({ definition: `condition/${id}`, pointer: `/when${pointer}`, ...finding })
    if (findings.length > 0) cannot.add(id)
  }
  return { problems, unfit: cannot }
}

function isSame(one: Library, other: Library): boolean {
  const all = ({ parts, unfit }: Library) => [...parts, ...unfit.fragments, ...unfit.conditions]
  const [here, there] = [all(one), all(other)]
  return here.length === there.length && here.every((part, at) => part === there[at])
}

/** Without its edition, and with its blocks as artefacts have them. */
function plainOf(written: Written, trail: Trail, origins: Origins): Definition {
  const { edition: _, ...rest } = written
  const plain: Record<string, unknown> = rest
  if (Array.isArray(plain.blocks)) plain.blocks = nestBlocks(plain.blocks, stepOf(trail, 'blocks'), origins)
  if (written.kind === 'popup' && isSchema(plain.views)) {
    const views = stepOf(trail, 'views')
    const made = Object.entries(plain.views).map(([id, view]) => {
      if (!isSchema(view)) return [id, view]
      const here = stepOf(views, id)
      const blocks = nestBlocks(view.blocks, stepOf(here, 'blocks'), origins)
      return [id, origins.set({ ...view, blocks }, here)]
    })
    plain.views = origins.set(Object.fromEntries(made), views)
  }
  return origins.setLike(origins.set(plain, trail), written) as unknown as Definition
}

/** Puts into the place of each form that extends another what both come to; the innermost first. */
function extendForms(
  whole: Map<string, Written>,
  extend: (form: Written, base: Written) => Written,
  listen: (definition: string) => (trail: Trail, finding: Told) => void,
  keys: ReadonlySet<string>,
  spoiled: Set<string>,
): void {
  const waiting = new Map(
    [...whole].filter(([, one]) => one.kind === 'form' && typeof one.extends === 'string'),
  )
  const done = (key: string, around: readonly string[]): Written | undefined => {
    const form = waiting.get(key)
    if (!form) return whole.get(key)
    const base = `form/${form.extends}`
    const refuse = (message: string, hint: string) => {
      listen(key)(stepOf(trailOf(key), 'extends'), { code: 'extends', message, hint })
      waiting.delete(key)
      whole.delete(key)
      return undefined
    }
    if (base === key || around.includes(base))
      return refuse(`The form ${form.id} comes back to itself.`, 'Extend another form, or none.')
    const found = done(base, [...around, key])
    // What is wrong with the other form is told there, once.
    if (spoiled.has(base) || (!found && keys.has(base))) spoiled.add(key)
    if (!found && keys.has(base)) {
      waiting.delete(key)
      whole.delete(key)
      return undefined
    }
    if (!found) {
      const forms = [...whole.keys()].flatMap((one) => (one.startsWith('form/') ? [one.slice(5)] : []))
      const name = nearestName(String(form.extends), forms)
      const hint = name === undefined ? `Create ${base}.` : `Did you mean ${name}?`
      return refuse(`There is no form ${JSON.stringify(form.extends)} to extend.`, hint)
    }
    const made = extend(form, found)
    whole.set(key, made)
    waiting.delete(key)
    return made
  }
  for (const key of [...waiting.keys()]) done(key, [])
}
