/** Sizes in which the site serves covers of games (product document, section 7): each at its density and at twice. */
export const coverSizes = ['192x288', '288x192', '384x576', '576x384', '640x427', '1280x853'] as const

export type CoverSize = (typeof coverSizes)[number]

/** What is made of a cover, in the words of the image proxy. */
export const coverVariant = (size: CoverSize): string => `f_webp,fit_cover,q_95,s_${size}`

const address = /^\/_ipx\/[^/]+\/covers\/([^/]+\/[^/]+)$/

/** Where the cover of a game is found. @param version changes with the picture, so that browsers keep it for good */
export const coverPath = (sysname: string, version: string, size: CoverSize = '288x192'): string =>
  `/_ipx/${coverVariant(size)}/covers/${encodeURIComponent(sysname)}/${version}`

/** The same cover in another size; a picture that is no cover of ours stays as it is. */
export function inCoverSize(url: string, size: CoverSize): string {
  const [, cover] = address.exec(url) ?? []
  return cover === undefined ? url : `/_ipx/${coverVariant(size)}/covers/${cover}`
}
