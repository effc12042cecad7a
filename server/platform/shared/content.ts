import type { CampaignDefinition } from '#generated/grammar/types.ts'
import { createWords } from './createWords.ts'
import type { LiveSite } from './siteSource.ts'

type Promotion = CampaignDefinition['promotions'][number]

/** How something is shown: message keys, and the address of a picture. Kept with what was given, as JSON. */
export type Content = Partial<Record<'name' | 'text' | 'terms' | 'image', string>>

export const campaignContent = ({ name, text, terms, image }: CampaignDefinition): Content => ({
  name,
  text,
  ...(terms && { terms }),
  ...(image && { image }),
})

/** A promotion is shown as itself, and where it says nothing as its campaign. */
export const promotionContent = (campaign: CampaignDefinition, promotion: Promotion): Content => ({
  ...campaignContent(campaign),
  name: promotion.name,
  ...(promotion.text && { text: promotion.text }),
  ...(promotion.image && { image: promotion.image }),
})

/** Content in the words of the live site; a text that is gone from it is left out. */
export function createDescriber(
  live: LiveSite,
  locale: string,
): (content: Content) => Record<string, string> {
  const wordsOf = createWords(live, locale)
  return ({ image, ...texts }) => ({ ...wordsOf(texts), ...(image && { image }) })
}
