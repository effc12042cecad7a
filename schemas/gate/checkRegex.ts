/// <reference path="./recheck.d.ts" />
import type { AST } from '@eslint-community/regexpp'
import type { Diagnostics, VulnerableDiagnostics } from 'recheck'
import recheck from 'recheck/lib/browser.js'
import { linearTest } from '../rules/pattern/linearTest.ts'
import { parsePattern } from '../rules/pattern/parsePattern.ts'
import { splitAhead } from '../rules/pattern/splitAhead.ts'
import { askPatiently } from './askPatiently.ts'
import { endsWithin } from './countSteps.ts'
import { hardTexts } from './hardTexts.ts'

/** A browser makes some hundred millions of them in a second. */
const mostSteps = 100_000

const judged = new Map<string, string | null>()

/**
 * Why a regular expression from an editor cannot be used, or null where it can: it must compile with the flag u, and
 * no text may take it more than linear time. For the gate only: recheck weighs 3 MB.
 * @param source without slashes and flags
 */
export function checkRegex(source: string): string | null {
  const known = judged.get(source)
  if (known !== undefined) return known
  if (judged.size > 5000) judged.clear()
  const verdict = judge(source)
  judged.set(source, verdict)
  return verdict
}

function judge(source: string): string | null {
  try {
    new RegExp(source, 'u')
  } catch (error) {
    return `It is no regular expression (flag u): ${error instanceof Error ? error.message : error}.`
  }
  if (source.length > 1000) return 'It is too long to be checked.'
  const linear = linearTest(source)
  if (typeof linear === 'string') return `The server cannot run it in a time that is bounded. ${linear}`
  const pattern = parsePattern(source)
  const parts = partsOf(pattern).map((part) => ({ part, exact: check(part, 'automaton') }))
  for (const { exact } of parts) if (exact.status === 'vulnerable') return slow(exact)
  const hard = hardTexts(pattern).find((text) => !endsWithin(pattern, text, mostSteps))
  if (hard !== undefined)
    return `Browsers search too long for it in some texts, for example ${JSON.stringify(hard)}.`
  for (const { part, exact } of parts) {
    // Loops that end are nothing to the automaton, yet repeating what repeats may still take for ever: (a?){50}a{50}.
    if (exact.status === 'safe' && !repeatsRepeats(part)) continue
    const fuzzed = check(part, 'auto')
    if (fuzzed.status === 'vulnerable') return slow(fuzzed)
    if (fuzzed.status !== 'safe') return 'It could not be shown that it is always fast.'
  }
  return null
}

/** The automaton, which is exact, knows nothing of asking ahead: what is asked at the start is judged by itself. */
function partsOf(pattern: AST.Pattern): string[] {
  const split = splitAhead(pattern)
  if (!split) return [pattern.raw]
  const raw = ({ raw }: AST.Node) => raw
  return [
    ...split.asked.map(({ alternatives }) => `^(?:${alternatives.map(raw).join('|')})`),
    `^${split.rest.map(raw).join('')}`,
  ]
}

function check(source: string, checker: 'automaton' | 'auto'): Diagnostics {
  return askPatiently((timeout) => ask(source, checker, timeout))
}

function ask(source: string, checker: 'automaton' | 'auto', timeout: number): Diagnostics {
  return recheck.checkSync(source, 'u', {
    checker,
    timeout,
    maxRepeatCount: 1000,
    maxNFASize: 50_000,
    randomSeed: 1,
  })
}

function slow({ complexity, attack }: VulnerableDiagnostics): string {
  return `Some texts take it ${complexity.summary} time, for example ${attack.pattern}.`
}

/** A quantified group that holds a quantifier. Too cautious where brackets are literal, which only costs time. */
function repeatsRepeats(source: string): boolean {
  return /[*+?}][^()]*\)+[*+{]/.test(source)
}
