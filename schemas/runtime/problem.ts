/** Why a definition cannot be published: where it is wrong and what to do. */
export type Problem = {
  /** Key of the definition, kind/id: form/registration. */
  definition: string
  /** JSON Pointer (RFC 6901) into the definition. */
  pointer: string
  /** Stable code of the check: grammar, unknown_page, missing_message, unsafe_regex … */
  code: string
  /** What is wrong, one sentence. */
  message: string
  /** What to do about it, one sentence. */
  hint: string
  /** Where it stands in a fragment, if one brought it; then the place above is that of its use. */
  fragment?: { definition: string; pointer: string }
  /** JSON Pointer into the facts, where the problem is about one. */
  fact?: string
}

/** Code of a text that still says what its template has in its place: nothing is published with it, but it can be looked at. */
export const PLACEHOLDER_TEXT = 'placeholder_text'

/** A problem as the check of one definition finds it. */
export type Finding = Omit<Problem, 'definition' | 'fragment'>

/** Notes a finding. */
export type Say = (pointer: string, code: string, message: string, hint: string) => void
