import { mediaWidths } from '#schemas/runtime/mediaPicture.ts'

/**
 * How a picture is fetched and cut: one that the image proxy makes in several widths in that which it needs, also where its page was
 * published before these, with its focus in sight.
 * @param isFirst it is what the page is seen by, and comes before all else; others come when they are near
 * @param width that it stands in, as CSS has it, where the browser does not know that before it asks
 */
export function pictureSizes(src: string, isFirst: boolean, width = '100vw') {
  const [, across, down] = /\.f(\d+)-(\d+)$/.exec(src) ?? []
  return {
    src,
    ...(src.startsWith('/_ipx/f_webp,q') && {
      srcSet: mediaWidths.map((one) => `${src.replace(/q_.+?w_\d+/, `q_95,w_${one}`)} ${one}w`).join(),
      sizes: `auto,${width}`,
    }),
    ...(across && { style: { objectPosition: `${across}% ${down}%` } }),
    // Decoded later, the largest picture would miss the first frame although it is here.
    ...(isFirst
      ? { fetchPriority: 'high' as const }
      : { decoding: 'async' as const, loading: 'lazy' as const }),
  }
}
