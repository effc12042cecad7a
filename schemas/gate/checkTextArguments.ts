import type { MessagesDefinition } from '#generated/grammar/types.ts'
import { argumentsOf } from '../compiler/argumentsOf.ts'
import { compileTexts } from '../compiler/compileMessages.ts'
import { codeArguments, codeTexts } from '../runtime/codeTexts.ts'
import { type LetterKind, letterKeys, letters } from '../runtime/letters.ts'
import { memo } from '../runtime/memo.ts'
import type { Problem } from '../runtime/problem.ts'
import { pushKey, pushNotices } from '../runtime/pushNotices.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import type { SiteIndex } from './siteIndex.ts'
import { textUses } from './textUses.ts'

/**
 * Arguments of texts that nothing which shows the text gives: nothing would stand in their place. Texts that nothing names
 * may use any, for the platform can name texts too.
 */
export function checkTextArguments(definitions: readonly MessagesDefinition[], site: SiteIndex): Problem[] {
  const check = checkedIn(site)
  return definitions.filter((one) => one.for !== 'editors').flatMap(check)
}

const checkedIn = memo((site: SiteIndex) => {
  const given = givenIn(site)
  return memo((texts: MessagesDefinition): Problem[] => {
    const found: Problem[] = []
    for (const [key, { message, broken }] of Object.entries(compileTexts(texts))) {
      const known = given.get(key)
      if (known === undefined || broken !== undefined) continue
      for (const name of argumentsOf(message))
        if (!known.has(name))
          found.push({
            definition: `${texts.kind}/${texts.id}`,
            pointer: joinPointer('/messages', key),
            code: 'unknown_argument',
            message: `Nothing that shows this text gives it {${name}}.`,
            hint:
              known.size > 0 ? `It is given: ${[...known].sort().join(', ')}.` : 'It is given no argument.',
          })
    }
    return found
  })
})

/** By message key: what whoever shows it gives, all together. */
function givenIn({ definitions }: SiteIndex): ReadonlyMap<string, ReadonlySet<string>> {
  const given = new Map<string, Set<string>>()
  const give = (key: string, names: readonly string[]) => {
    const known = given.get(key) ?? new Set()
    given.set(key, known)
    for (const name of names) known.add(name)
  }
  for (const key of codeTexts) give(key, Object.hasOwn(codeArguments, key) ? codeArguments[key as never] : [])
  for (const [template, { channels, needs, takes = [] }] of Object.entries<LetterKind>(letters))
    for (const channel of channels)
      for (const key of Object.values(letterKeys(template, channel))) give(key, ['brand', ...needs, ...takes])
  // A locked screen shows them: nothing of anybody's may stand in them.
  for (const name of Object.keys(pushNotices)) give(pushKey(name), [])
  for (const { key, given: names } of definitions.flatMap(textUses)) give(key, names)
  return given
}
