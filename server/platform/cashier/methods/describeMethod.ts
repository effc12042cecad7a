import type { Field } from '#generated/grammar/types.ts'
import { createDescriber } from '../../shared/content.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { toAmount } from '../../wallet/money.ts'
import { banksFor } from './banksFor.ts'
import type { OfferedMethod } from './paymentMethods.ts'
import type { UsedRequisites } from './requisiteFields.ts'

type DescribedMethod = OperationResponse<'cashier.getwithdrawsettings'>['methods'][number]

/** A method as the API tells of it. */
export function describeMethod(
  live: LiveSite,
  { method, direction, currency, min, max, presets, isBeyondLimit }: OfferedMethod,
  { fields, used, locale }: { fields: readonly Field[]; used: UsedRequisites; locale: string },
): DescribedMethod {
  const terms = method.descriptions[direction]
  const { name, ...told } = createDescriber(live, locale)({ name: method.name, ...terms })
  return {
    id: method.number,
    sysname: method.id,
    url_name: method.urlName ?? method.id,
    name: name ?? method.id,
    type: method.type,
    opens: method.opens,
    presets: presets.map(({ value }) => ({ value })),
    min: toAmount(min, currency),
    max: toAmount(max, currency),
    ...(isBeyondLimit && { beyond_limit: true }),
    ...told,
    // The description leaves open what the grammar of forms says closely.
    fields: fields as object[] as DescribedMethod['fields'],
    requisites: used.map((one) => ({ ...one })),
    currency,
  }
}

/** The same, with the banks in place of the call that answers them: what is chosen is then checked as a list is. */
export function withBanks(
  fields: readonly Field[],
  { method }: OfferedMethod,
  country: string | undefined,
): Field[] {
  const list = banksFor(method, country).map(({ id, name }) => ({ value: id, name }))
  return fields.map((field) => {
    const { options } = field.attributes
    const { select } = options ?? {}
    if (select === undefined || Array.isArray(select) || !('operation' in select)) return field
    if (select.operation !== 'cashier.getbanks') return field
    return { ...field, attributes: { ...field.attributes, options: { ...options, select: list } } }
  })
}
