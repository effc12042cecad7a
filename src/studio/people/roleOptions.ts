import type { Member } from '../api/createContentApi.ts'
import { words } from '../words/en.ts'

/** Roles, the least first. */
export const roleOptions = (Object.keys(words.roles) as Member['role'][]).map((value) => ({
  value,
  label: words.roles[value],
}))
