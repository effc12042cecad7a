/** How we name a pack of free rounds to providers. @param pack its number */
export const campaignOf = (pack: number) => `freespins-${pack}`

export function readCampaign(campaign: string): number | undefined {
  const [, pack] = /^freespins-([1-9]\d{0,14})$/.exec(campaign) ?? []
  return pack === undefined ? undefined : Number(pack)
}
