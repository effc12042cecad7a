import { isGuessable } from './support/isGuessable.ts'

export type PasswordStrength = 'guessable' | 'weak' | 'fair' | 'good' | 'strong'

/** From how many bits on a password is what: as a rule of thumb, each step is a thousand times the tries. */
const steps = [
  [72, 'strong'],
  [56, 'good'],
  [40, 'fair'],
  [0, 'weak'],
] as const

const kinds = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z\d]/, 33],
] as const

/** How hard a password is to guess, told from itself alone; good enough to show while it is typed, and no more. */
export function passwordStrength(password: string): PasswordStrength {
  if (isGuessable(password)) return 'guessable'
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = surprises(password) * Math.log2(Math.max(alphabet, 2))
  return steps.find(([least]) => bits >= least)?.[1] ?? 'weak'
}

/** Characters that do not follow from the two before them: of `aaa` and `abc` the third is no surprise. */
function surprises(password: string): number {
  const codes = [...password.toLowerCase()].map((char) => char.codePointAt(0) ?? 0)
  const isStep = (at: number) => Math.abs((codes[at] ?? 0) - (codes[at - 1] ?? 0)) <= 1
  return codes.filter((_, at) => !(at > 1 && isStep(at) && isStep(at - 1))).length
}
