import { StudioFailure } from '../api/StudioFailure.ts'
import { NoPasskey } from '../people/askPasskey.ts'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'
import { approvalWords } from '../words/schedule.ts'

/** What a failure means to who sees it; the server's own words where it knows better. */
export function failureWords(error: unknown): string {
  if (error instanceof NoPasskey) return peopleWords.passkey.unused
  if (!(error instanceof StudioFailure)) return words.failed.server
  const { status, type, message } = error
  if (type === 'PasskeyRefusedException') return peopleWords.passkey.refused
  if (status === 0) return words.failed.unreachable
  if (status === 401) return words.failed.session
  if (type === 'ReauthenticationRequiredException') return peopleWords.proof.needed
  // The server names what it is about.
  if (type === 'FromSourceException') return message
  if (type === 'NotApprovedException') return `${message}. ${approvalWords.how}`
  if (status === 403) return words.failed.denied
  if (status === 429) return words.failed.limit
  return status < 500 ? message : words.failed.server
}
