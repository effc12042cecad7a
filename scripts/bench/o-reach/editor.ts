import { signInStaff } from '../lib/signInStaff.ts'

type Field = { sysname: string; attributes: Record<string, unknown> }
type Form = { kind: 'form'; id: string; fields: Field[] }

/** The form that is changed, and the texts that its first field is called by in turns, as players read them. */
export const form = 'feedback'
const labels = ['forms.first_name.label', 'forms.last_name.label'] as const
export const words = ['First name', 'Last name'] as const

/** An administrator who changes one form by a word, and publishes it. */
export async function enter(site: string) {
  const { call } = await signInStaff(site)
  return {
    /** Saves the form with one label or the other, and has the gate look at it. @returns what publishes it */
    async prepare(label: number): Promise<() => Promise<unknown>> {
      const { definition, etag } = await call<{ definition: Form; etag: string }>(
        'GET',
        `drafts/form/${form}`,
      )
      const [first, ...rest] = definition.fields
      const fields = [{ ...first, attributes: { ...first?.attributes, label: labels[label] } }, ...rest]
      await call('PUT', `drafts/form/${form}`, { ...definition, fields }, etag)
      const { changes } = await call<{ changes: { key: string; etag: string }[] }>('POST', 'releases', {
        message: '-',
        dry_run: true,
      })
      const expected = Object.fromEntries(changes.map((one) => [one.key, one.etag]))
      return () => call('POST', 'releases', { message: 'One word', expected })
    },
  }
}
