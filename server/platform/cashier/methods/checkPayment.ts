import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { Database } from '../../../db/Database.ts'
import type { AccountInfo } from '../../players/accountInfo.ts'
import { invalidParameters, invalidRequest } from '../../shared/errors.ts'
import type { CallContext, OperationInput } from '../../shared/operations.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { checkSubmission } from '../../submissions/checkSubmission.ts'
import { parseAmount, toAmount } from '../../wallet/money.ts'
import { describeMethod, withBanks } from './describeMethod.ts'
import { type Direction, methodFor, type OfferedMethod } from './paymentMethods.ts'
import { requisiteFields } from './requisiteFields.ts'
import { usedRequisites } from './usedRequisites.ts'
import { downToTheRest } from './withinReach.ts'

type Asked = {
  direction: Direction
  input: OperationInput<'cashier.makedeposit'> | OperationInput<'cashier.makewithdrawal'>
  context: Pick<CallContext, 'form' | 'locale'>
  player: AccountInfo
  /** Minor units that there are to withdraw. */
  available?: bigint
  /** The player is excluded, and takes out what is left. */
  isExcluded?: boolean
}

/** @property amount minor units */
export type CheckedPayment = OfferedMethod & { amount: bigint }

/**
 * What a player asks to pay in or out, checked by the form that it came from, by what the method asks for, and by its
 * limits. A site may have several forms for it; whichever it was, the method's own limits and requisites hold.
 * @throws PlatformError InvalidParameterException naming every wrong parameter
 */
export async function checkPayment(
  { live, database }: { live: LiveSite; database: Pick<Database, 'drizzle'> },
  { direction, input, context, player, available, isExcluded }: Asked,
): Promise<CheckedPayment> {
  const currency = player.currency ?? ''
  const found = methodFor(live, direction, input.method, { currency, country: player.country_code })
  const offered = found && isExcluded ? downToTheRest(found, available ?? 0n) : found
  const usedBy = await usedRequisites(database, player.uid, offered ? [offered.method.id] : [])
  const used = offered ? usedBy(offered.method.id) : []
  const fields = offered && requisiteFields(live, offered, used)
  if (!offered || !fields) throw invalidParameters({ method: [{ code: 'one_of' }] })
  if (input.methodId !== undefined && input.methodId !== offered.method.number)
    throw invalidParameters({ methodId: [{ code: 'wrong_field' }] })
  const form = context.form ?? direction
  const artefact = live.form(form)
  if (artefact?.dynamicFields?.into !== 'requisites')
    throw invalidRequest('This form cannot be submitted here')
  const parts = { used, locale: context.locale, fields: withBanks(fields, offered, player.country_code) }
  await checkSubmission(live, {
    operation: direction === 'deposit' ? 'cashier.makedeposit' : 'cashier.makewithdrawal',
    form,
    parameters: askedBy(artefact, input),
    session: { ...player, authenticated: true },
    // What there is, is judged by the caller, who locks it.
    answer: { methods: [describeMethod(live, offered, parts)] },
  })
  return { ...offered, amount: checkedAmount(input.amount, offered) }
}

/** Without what the operation knows and the form does not: the number of the method, and that there is no offer. */
function askedBy({ fields, submit }: FormArtefact, input: Asked['input']): Record<string, unknown> {
  const isAsked = (name: string) => [fields, submit.body].some((names) => Object.hasOwn(names, name))
  const isNothing = (name: string, value: unknown) =>
    name === 'methodId' || (name === 'campaign_offer_id' && value === -1)
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => isAsked(name) || !isNothing(name, value)),
  )
}

/** The bounds of the method hold also where a form says nothing of them. */
function checkedAmount(written: string, { min, max, currency }: OfferedMethod): bigint {
  const amount = parseAmount(written, currency)
  if (amount === undefined) throw invalidParameters({ amount: [{ code: 'wrong_field' }] })
  if (amount >= min && amount <= max) return amount
  const [least, greatest] = [toAmount(min, currency).amount, toAmount(max, currency).amount]
  const params = { min: Number(least), max: Number(greatest), currency }
  throw invalidParameters({ amount: [{ code: 'range', params }] })
}
