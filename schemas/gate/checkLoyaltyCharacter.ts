import type { LoyaltyCharacterDefinition, LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkNumber } from './checkNumber.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A character that could not be told from another, or that nobody could ever choose. */
export function checkLoyaltyCharacter(
  character: LoyaltyCharacterDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is LoyaltyCharacterDefinition => one.kind === 'loyalty-character' && one.id !== character.id,
  )
  checkNumber(character, others, 'character', say)
  const { minLevel } = character
  const numbers = new Set(
    definitions
      .filter((one): one is LoyaltyProgrammeDefinition => one.kind === 'loyalty-programme')
      .flatMap(({ levels }) => levels.map(({ number }) => number)),
  )
  if (minLevel !== undefined && !numbers.has(minLevel))
    say(
      '/minLevel',
      'unknown_level',
      `No programme has a level ${minLevel}.`,
      `Use one of: ${[...numbers].join(', ')}, or leave it out.`,
    )
  return found
}
