/** px of banners (product document, sections 3 and 9), each also at density 2. */
export const bannerSizes = ['360x148', '360x240', '360x520', '735x240'] as const

export type BannerSize = (typeof bannerSizes)[number]

/** What is made of a banner, in the words of the image proxy. */
export function bannerVariant(size: BannerSize, density: 1 | 2): string {
  const [width, height] = sidesOf(size, density)
  return `f_webp,fit_cover,q_95,s_${width}x${height}`
}

/** Pixels of a banner, across and down. */
export const sidesOf = (size: BannerSize, density: 1 | 2): [number, number] =>
  size.split('x').map((side) => Number(side) * density) as [number, number]
