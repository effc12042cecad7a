import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What the browser answers, for the server. */
export type Credential = Record<string, unknown>

/** Nobody chose a passkey, or the browser has none. */
export class NoPasskey extends Error {}

/** Few sign in by passkeys every day, and nobody else needs the code for it. */
const library = () => import('@simplewebauthn/browser')

async function ask(step: () => Promise<object>): Promise<Credential> {
  const answer = await step().catch((error: unknown) => {
    throw new NoPasskey('No passkey was used', { cause: error })
  })
  return { ...answer }
}

/** Has the browser make a passkey. @throws NoPasskey */
export async function makePasskey(options: Record<string, unknown>): Promise<Credential> {
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return ask(() => startRegistration({ optionsJSON }))
}

/** Has the browser sign with a passkey. @throws NoPasskey */
export async function signWithPasskey(options: Record<string, unknown>): Promise<Credential> {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return ask(() => startAuthentication({ optionsJSON }))
}

/** Browsers know passkeys on pages that nobody on the way can change. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'
