import type { OperationId } from '#generated/api.ts'
import type { BuiltHandlers } from '../shared/notBuilt.ts'
import type { CallContext } from '../shared/operations.ts'
import type { Hits } from './createHits.ts'
import type { Occasion } from './schema.ts'

/** Operations that a device's session comes with. */
const occasions: { readonly [Id in OperationId]?: Occasion } = {
  'auth.register': 'registration',
  'auth.finishRegistration': 'registration',
  'auth.login': 'sign_in',
  'cashier.makedeposit': 'deposit',
  'cashier.makewithdrawal': 'withdrawal',
}

type AnyHandler = (input: Record<string, unknown>, context: CallContext) => Promise<unknown>

/**
 * Handlers that never see what their operation's device came with: it is taken off before them, so that a command that is sent
 * again is the same with it and without, and kept once they have answered.
 */
export function keepDeviceSessions(handlers: BuiltHandlers, hits: Pick<Hits, 'keepDevice'>): BuiltHandlers {
  const kept = Object.entries(occasions).map(([id, occasion]) => {
    const handle = handlers[id as keyof BuiltHandlers] as AnyHandler
    const keeping: AnyHandler = async ({ seon_session: session, ...input }, context) => {
      const answer = await handle(input, context)
      const uid = context.session?.uid ?? signedInBy(answer)
      if (typeof session === 'string' && session !== '' && uid !== undefined)
        // Nobody is refused what they asked for because of it.
        await hits.keepDevice(session, occasion, uid).catch((error: unknown) => {
          context.log.warn({ err: error }, 'what a device came with could not be kept')
        })
      return answer
    }
    return [id, keeping]
  })
  return { ...handlers, ...Object.fromEntries(kept) }
}

/** Whom a sign-in or a registration has let in; nobody where it asks for a code first. */
function signedInBy(answer: unknown): number | undefined {
  const { payload } = answer as { payload?: { uid?: number } }
  return payload?.uid
}
