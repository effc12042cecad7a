import { bannerSizes, bannerVariant, sidesOf } from '#schemas/runtime/bannerPicture.ts'
import { mediaVariant, mediaWidths } from '#schemas/runtime/mediaPicture.ts'
import type { MediaSize } from './drawMedia.ts'

/** Widths that pages and releases of before ask for. */
const formerWidths = [320, 640, 960, 1280, 1920]

/**
 * What is made of the site's pictures, by the words of the image proxy: the widths of its screens, and its banners. A closed list,
 * because each costs a processor.
 */
export const sitePictures: ReadonlyMap<string, MediaSize> = new Map<string, MediaSize>([
  ...mediaWidths.map((width) => [mediaVariant(width), { width }] as const),
  ...formerWidths.map((width) => [`f_webp,q_82,w_${width}`, { width }] as const),
  ...bannerSizes.flatMap((size) =>
    ([1, 2] as const).map((density) => {
      const [width, height] = sidesOf(size, density)
      return [bannerVariant(size, density), { width, height }] as const
    }),
  ),
])
