import { isLoopback } from '../http/isLoopback.ts'
import type { Settings } from './settings.ts'

type Reach = Pick<Settings, 'host' | 'publicUrl' | 'sandboxGamesOrigin'>
type Asked = Reach & Pick<Settings, 'sandbox' | 'production'>

/** Whether others than this machine are meant to reach the site. */
function isReachable({ host, publicUrl, sandboxGamesOrigin }: Reach): boolean {
  const origins = [publicUrl, sandboxGamesOrigin].filter((one) => one !== undefined)
  return ![host, ...origins.map((one) => new URL(one).host)].every(isLoopback)
}

/**
 * Sandboxes stand in for outside parties: fine for trying and testing on one machine. Whoever reaches them reads every
 * letter and code and decides what is paid, so that beyond it they must be asked for.
 */
export function sandboxAllowed(settings: Asked): boolean {
  return settings.sandbox ?? !(settings.production || isReachable(settings))
}

/**
 * Whether it answers whoever reaches the site. It does where it was asked for: settings know of no proxy or tunnel that
 * leads to a site on loopback.
 */
export function isSandboxOpen({ sandbox }: Pick<Settings, 'sandbox'>): boolean {
  return sandbox === true
}

/** What an operator is told at the start about a sandbox that others may reach, or would. */
export function sandboxSayings(settings: Asked): string[] {
  if (isSandboxOpen(settings))
    return [
      'The sandbox is open to all who reach this site (SANDBOX=1): whoever does reads every letter and code, and decides payments. Never with real players.',
    ]
  if (settings.sandbox === false || settings.production || !isReachable(settings)) return []
  return [
    'The sandbox is off, because HOST or PUBLIC_URL lets others reach this site: set SANDBOX=1 to try it there without real players.',
  ]
}
