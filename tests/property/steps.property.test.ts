import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Field, FormDefinition } from '#generated/grammar/types.ts'
import { FormSession } from '#renderers/forms/session/FormSession.ts'
import { makeField, makeForm, makeRequired, whenData } from '#renderers/forms/testing/makeForm.ts'
import { createStoryHost } from '#renderers/storyHost.ts'

const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const
type Name = (typeof names)[number]

/** A field that may have to be filled in, or be there only while another one says yes. */
const fieldOf = (sysname: Name) =>
  fc
    .record({ required: fc.boolean(), after: fc.option(fc.constantFrom(...names)) })
    .map(({ required, after }) => {
      const field: Field = makeField(sysname, 'input', {
        rules: [{ rule: 'regex', params: { pattern: '^(yes|no)$' } }],
        ...(after !== null && after !== sysname && { visibleWhen: whenData(after, 'yes') }),
      })
      return required ? makeRequired(field) : field
    })
const fields = fc.tuple(...names.map(fieldOf))
/** In which of four steps each field stands; a step that got none is none. */
const steps = fc.tuple(...names.map(() => fc.integer({ min: 0, max: 3 }))).map((places) =>
  [0, 1, 2, 3]
    .map((at) => ({
      id: `step-${at}`,
      title: 'story.Step',
      fields: names.filter((_, name) => places[name] === at),
    }))
    .filter((step) => step.fields.length > 0),
)
const values = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.constantFrom('yes', 'no', 'perhaps', '')])),
)

async function open(form: Field[], more: Partial<FormDefinition>): Promise<FormSession> {
  const session = new FormSession(makeForm(form, more as never), createStoryHost())
  session.checker.prepare(session.resolved())
  await session.checker.ready()
  return session
}

/** Goes on from step to step as players do, filling in what each shows; whether it comes through. */
function walk(session: FormSession, typed: Readonly<Record<string, string>>): boolean {
  for (let turns = 0; turns < 100; turns += 1) {
    for (let before = ''; before !== session.view().order.join(); ) {
      before = session.view().order.join()
      for (const name of session.view().order) session.choose(name, typed[name])
    }
    const { step, steps: shown } = session.view()
    const wrong = session.check(session.fieldsToCheck())
    const first = wrong[0]?.field
    // A field of an earlier step that came to be seen later is gone back for.
    const missed = session.resolved().order.find((name) => session.value(name) !== typed[name])
    const back = [first, step === shown.length - 1 ? missed : undefined]
      .flatMap((name) => (name === undefined ? [] : [session.stepOf(name)]))
      .find((other) => other !== step)
    if (back !== undefined) session.goToStep(back)
    else if (wrong.length > 0) return false
    else if (step >= shown.length - 1) return true
    else session.goToStep(step + 1)
  }
  throw new Error('The steps lead nowhere')
}

it('a form in steps accepts exactly what the same form without them does', async () => {
  await fc.assert(
    fc.asyncProperty(fields, steps, values, async (form, split, typed) => {
      const [whole, stepped] = await Promise.all([open(form, {}), open(form, { steps: split as never })])
      const verdicts = [walk(whole, typed), walk(stepped, typed)]
      expect(verdicts[1]).toBe(verdicts[0])
      // What is sent of it is the same too.
      if (verdicts[0]) expect(stepped.resolved().order).toEqual(whole.resolved().order)
    }),
    { numRuns: 150 },
  )
})
