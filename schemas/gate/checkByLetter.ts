import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Fields by which a registration says where its code can be sent. */
const reached: readonly string[] = ['email', 'mobile', 'phone']

/** A registration that ends in a code asks where to send it. */
export function checkByLetter({ auth }: SiteDefinition, site: SiteIndex): Finding[] {
  if (!auth.registration.byLetter) return []
  return auth.forms.flatMap((id, at) => {
    const form = site.forms.get(id)
    if (!form || form.fields.some(({ sysname }) => reached.includes(sysname))) return []
    return [
      {
        code: 'no_contact',
        pointer: `/auth/forms/${at}`,
        message: `Registration ends in a code (byLetter), but the form ${id} asks for no address and no number.`,
        hint: `Give it one of the fields ${reached.join(', ')}, or turn byLetter off.`,
      },
    ]
  })
}
