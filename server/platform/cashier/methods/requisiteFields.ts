import type { Field } from '#generated/grammar/types.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { OfferedMethod } from './paymentMethods.ts'

/** Requisites of a player's earlier payments by a method, with secrets masked. */
export type UsedRequisites = readonly Readonly<Record<string, string>>[]

/**
 * The fields that a method asks a player for: those of its form, with what the player used before in its place.
 * @returns undefined where one of them can only hold what the player used before, and that is nothing
 */
export function requisiteFields(
  live: LiveSite,
  { requisites }: Pick<OfferedMethod, 'requisites'>,
  used: UsedRequisites,
): Field[] | undefined {
  const form = requisites === undefined ? undefined : live.formDefinition(requisites)
  const fields = (form?.fields ?? []).map((field) => withUsed(field, used))
  return fields.every(canBeFilled) ? fields : undefined
}

function withUsed(field: Field, used: UsedRequisites): Field {
  const { options } = field.attributes
  const { select } = options ?? {}
  if (select === undefined || Array.isArray(select) || !('used' in select)) return field
  const values = [...new Set(used.flatMap((one) => one[field.sysname] ?? []))]
  const list = [...values.map((value) => ({ value, name: value })), ...(select.others ?? [])]
  return { ...field, attributes: { ...field.attributes, options: { ...options, select: list } } }
}

function canBeFilled({ attributes }: Field): boolean {
  const { options: { select } = {}, params } = attributes
  return !(params?.is_required && Array.isArray(select) && select.length === 0)
}
