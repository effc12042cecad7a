import { type BannerSize, bannerVariant } from '#schemas/runtime/bannerPicture.ts'

/** The addresses of a banner in a size, for screens of density 1 and 2; of what is drawn, or nobody makes others of, the one that it has. */
export function bannerSources(src: string | undefined, size: BannerSize): string | undefined {
  const [made] = /^\/_ipx\/f_webp,q[^/]+/.exec(src ?? '') ?? []
  if (src === undefined || made === undefined) return src
  const at = (density: 1 | 2) => `${src.replace(made, `/_ipx/${bannerVariant(size, density)}`)} ${density}x`
  return `${at(1)}, ${at(2)}`
}
