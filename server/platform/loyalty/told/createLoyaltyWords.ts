import { type Content, createDescriber } from '../../shared/content.ts'
import { createWords } from '../../shared/createWords.ts'
import type { LiveSite } from '../../shared/siteSource.ts'

/** What is said of loyalty in one language. */
export type Words = {
  /** The text of a key with values in it; `otherwise` where it is not in the site. */
  say: (key: string | undefined, otherwise: string, values?: Record<string, unknown>) => string
  describe: (content: Content) => Record<string, string>
}

export function createLoyaltyWords(live: LiveSite, locale: string): Words {
  const words = createWords(live, locale)
  return {
    say: (text, otherwise, values) => (text === undefined ? {} : words({ text }, values)).text ?? otherwise,
    describe: createDescriber(live, locale),
  }
}
