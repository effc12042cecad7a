import seon from '@seontechnologies/seon-javascript-sdk'
import type { Fingerprint } from './Fingerprint.ts'

/** The longest that the network, and all of it, may take, ms. */
const limits = { networkTimeoutMs: 2000, fieldTimeoutMs: 5000 }

/** Fingerprints by SEON. @param resolver domain of theirs that the browser may ask */
export function seonFingerprint(resolver: string): Fingerprint {
  // How players type and move is nobody's business.
  seon.init({ behavioralDataCollection: { targets: '' } })
  return {
    // The policy of our pages lets no worker be made of a text.
    session: () =>
      seon.getSession({ ...limits, dnsResolverDomain: resolver, region: 'eu', disableWorkerSources: true }),
  }
}
