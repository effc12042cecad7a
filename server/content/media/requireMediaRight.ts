import { ContentError } from '../ContentError.ts'
import { type Role, roles } from '../staff/roles.ts'

/** What is deleted is missing on every page at once: editors upload and replace. @throws ContentError 403 */
export function requireMediaRight(role: Role): void {
  if (roles.indexOf(role) >= roles.indexOf('publisher')) return
  throw new ContentError(403, 'AccessDenied', 'Deleting a picture of the library needs the role publisher')
}
