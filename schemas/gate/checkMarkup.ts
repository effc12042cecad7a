import type { MessagesDefinition } from '#generated/grammar/types.ts'
import { memo } from '../runtime/memo.ts'
import type { Problem } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { faultsOfMarkup } from './faultsOfMarkup.ts'
import type { SiteIndex } from './siteIndex.ts'
import { textUses } from './textUses.ts'

/** Texts that may hold simple HTML, and hold what would be cleaned away or run on over what follows. */
export function checkMarkup(definitions: readonly MessagesDefinition[], site: SiteIndex): Problem[] {
  return definitions.filter((one) => one.for !== 'editors').flatMap(checkedIn(site))
}

const checkedIn = memo((site: SiteIndex) => {
  const uses = site.definitions.flatMap(textUses)
  const holding = new Set(uses.filter(({ holdsMarkup }) => holdsMarkup).map(({ key }) => key))
  return memo(({ kind, id, messages }: MessagesDefinition): Problem[] =>
    Object.entries(messages).flatMap(([key, text]) =>
      text.includes('<') && holding.has(key)
        ? faultsOfMarkup(text).map((message) => ({
            definition: `${kind}/${id}`,
            pointer: joinPointer('/messages', key),
            code: 'markup',
            message,
            hint: 'Close every tag in its turn; write < as &lt; where it is none.',
          }))
        : [],
    ),
  )
})
