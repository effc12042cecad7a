import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'

/** An address on another host: with its scheme, or without one where code has it as a text. Names of XML are no addresses. */
const elsewhere = /https?:\/\/(?!www\.w3\.org\/)|["'=(`]\s*\/\/[a-z0-9-]+\./i

/** What reaches other hosts on a site that asks visitors, and does not say whether it waits for their answer. */
export function checkConsent({ analytics, snippets, fingerprint, general }: SiteDefinition): Finding[] {
  if (!analytics) return []
  const unsaid = (pointer: string, what: string): Finding => ({
    code: 'unsaid_purpose',
    pointer,
    message: `${what}, and nothing says whether visitors are asked before.`,
    hint: `Name at ${pointer}/purpose the purpose of the consent that it is for, or necessary if the site cannot do without it.`,
  })
  const reaching = (snippets ?? []).flatMap(({ isEnabled, purpose, code }, at) =>
    isEnabled && purpose === undefined && elsewhere.test(code)
      ? [unsaid(`/snippets/${at}`, 'This code reaches another host')]
      : [],
  )
  const isTaken = general?.is_seon_enabled === true && fingerprint?.purpose === undefined
  return [
    ...reaching,
    ...(isTaken
      ? [unsaid('/fingerprint', 'Fingerprints of devices are taken with the help of another host')]
      : []),
  ]
}
