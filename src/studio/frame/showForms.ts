import type { FormSession } from '#renderers/forms/session/FormSession.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import samples from '#schemas/studio/fieldSamples.json' with { type: 'json' }
import type { FormState } from '../preview/previewMessages.ts'
import { sessionAt } from './readFibers.ts'

const byName: Readonly<Record<string, unknown>> = samples.names
const byType: Readonly<Record<string, unknown>> = samples.types

/** Brings every form that comes onto the page into a state: filled in, faulty, or on its way. */
export function showForms(state: FormState): void {
  if (state === 'empty') return
  const done = new WeakSet<FormSession>()
  const look = () => {
    for (const form of document.forms) {
      const session = sessionAt(form)
      if (!session || done.has(session) || session.view().dynamic === 'loading') continue
      done.add(session)
      if (state !== 'errors') fill(session)
      // It does so by itself once it has been drawn, which may be later than this.
      session.checker.prepare(session.resolved())
      // After what was filled in has been drawn.
      if (state !== 'filled') requestAnimationFrame(() => form.requestSubmit())
    }
  }
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true })
}

/** What is filled in may bring further fields, so until there are no others. */
function fill(session: FormSession): void {
  const filled = new Set<string>()
  for (;;) {
    const { order, fields } = session.resolved()
    const next = order.filter((name) => !filled.has(name))
    if (next.length === 0) return
    for (const name of next) {
      filled.add(name)
      const field = fields[name]
      const sample = field && sampleOf(session, name, field)
      if (sample !== undefined) session.set(name, sample)
    }
  }
}

function sampleOf(session: FormSession, name: string, field: FieldArtefact): unknown {
  const equal = field.rules.find(({ rule }) => rule === 'equals') as { params: { field: string } } | undefined
  if (equal) return session.value(equal.params.field)
  if (Object.hasOwn(byName, name)) return byName[name]
  if (['select', 'radio', 'region'].includes(field.type)) return session.choicesOf(field)[0]?.value
  return byType[field.type]
}
