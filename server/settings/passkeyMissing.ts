import type { Settings } from './settings.ts'

/**
 * A passkey is good for one site. Where real people sign in the operator says which, since what a request says of it may be
 * what somebody in between has written there.
 */
export const passkeyMissing = ({
  production,
  publicUrl,
}: Pick<Settings, 'production' | 'publicUrl'>): string[] =>
  production && publicUrl === undefined ? ['No passkey signs staff in: set PUBLIC_URL.'] : []
