import type { OperationId } from '#generated/api.ts'
import { readApiDescription } from '../http/apiDescription.ts'
import { describeOperations } from '../http/describeOperation.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import type { BuiltHandlers } from '../shared/notBuilt.ts'
import type { CallContext } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { checkSubmission } from './checkSubmission.ts'
import { formOf } from './formOf.ts'

type Parameters = Readonly<Record<string, unknown>>

/** Operations whose handlers check the form themselves, because fields are supplied to it or the site says which it may be. */
export const ownChecks: ReadonlySet<OperationId> = new Set([
  'auth.register',
  'account.saveProfileInfo',
  'cashier.makedeposit',
  'cashier.makewithdrawal',
])

/** Calls that no form makes, of operations that forms submit to. Whoever names a form is held to it all the same. */
const besideForms: { readonly [Id in OperationId]?: (input: Parameters) => boolean } = {
  // A sign-in of a service that waits for its code knows who it is.
  'auth.login': ({ login, password }) => login === undefined && password === undefined,
  // From a letter: what its link is signed with.
  'account.confirmContact': ({ code }) => !/^\d{1,6}$/.test(String(code)),
  'account.unsubscribe': ({ contact, code }) => contact === undefined || code !== undefined,
  // Asks for another code.
  'auth.finishRegistration': ({ code }) => code === undefined,
  'account.setDepositLimit': ({ period }) => period === 'none',
  'account.setLimit': ({ period }) => period === 'none',
}

/**
 * Handlers that are reached only by what the site's forms accept: before any operation that a form of the live release
 * submits to, the form's schema and rules run, the same as in the browser. No handler has to think of it.
 */
export function holdToForms(
  handlers: BuiltHandlers,
  { live, players }: { live: LiveSite; players: Pick<PlayerReader, 'info'> },
): BuiltHandlers {
  const defaults = describedDefaults()
  async function hold(operation: OperationId, input: Parameters, context: CallContext): Promise<void> {
    if (ownChecks.has(operation)) return
    const forms = live.formsFor(operation)
    if (forms.length === 0) return
    if (context.form === undefined && besideForms[operation]?.(input)) return
    const { form, parameters } = formOf(forms, {
      operation,
      input,
      named: context.form,
      defaults: defaults[operation],
    })
    const { session } = context
    const facts = session && (await players.info(session.uid))
    await checkSubmission(live, {
      operation,
      form: form.id,
      parameters,
      ...(facts && { session: { ...facts, authenticated: true }, country: facts.country_code }),
    })
  }
  const held = Object.entries(handlers).map(([id, handler]) => [
    id,
    async (input: never, context: CallContext) => {
      await hold(id as OperationId, input, context)
      return (handler as (input: never, context: CallContext) => Promise<unknown>)(input, context)
    },
  ])
  return Object.fromEntries(held) as BuiltHandlers
}

/** What a call that says nothing is taken to have said, by operation and parameter. */
function describedDefaults(): { readonly [Id in string]?: Parameters } {
  return Object.fromEntries(
    describeOperations(readApiDescription()).map(({ id, input }) => [
      id,
      Object.fromEntries(
        Object.entries(input.properties ?? {}).flatMap(([name, schema]) =>
          schema.default === undefined ? [] : [[name, schema.default]],
        ),
      ),
    ]),
  )
}
