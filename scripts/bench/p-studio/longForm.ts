import { benchForm } from '../forms/benchForm.ts'
import type { Staff } from '../lib/signInStaff.ts'

export const longForm = 'form/bench'

type Texts = { messages: Record<string, string> }

/** Saves a form of so many fields, with texts of its own, as a draft with which nothing is wrong. */
export async function saveLongForm({ call }: Staff, count: number): Promise<void> {
  const { definition, messages } = benchForm(count)
  for (const locale of ['en', 'de', 'lv', 'ru', 'ar']) {
    const path = `drafts/messages/${locale}%2Fpages`
    const { definition: texts, etag } = await call<{ definition: Texts; etag: string }>('GET', path)
    await call('PUT', path, { ...texts, messages: { ...texts.messages, ...messages } }, etag)
  }
  await call('PUT', `drafts/${longForm}`, {
    ...definition,
    edition: 2,
    dictionary: 'generic',
    // Nothing of it is sent, so that no operation has to take so many parameters.
    submit: {
      operation: 'account.endOtherSessions',
      label: 'forms.feedback.submit',
      omit: definition.fields.flatMap((field) => ('sysname' in field ? [field.sysname] : [])),
    },
    errors: { use: 'errors/visitor', default: 'forms.feedback.failed' },
  })
}
