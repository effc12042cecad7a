import { mediaWidths } from '#schemas/runtime/mediaPicture.ts'

/** How a picture is fetched and cut: of one of the library in the width that it needs, with its focus in sight. */
export function pictureSizes(src: string) {
  const [, focus] = /\/media\/.+\.f(\d+-\d+)$/.exec(src) ?? []
  return {
    src,
    ...(src.includes(',w_1920/media/') && {
      srcSet: mediaWidths.map((width) => `${src.replace('w_1920', `w_${width}`)} ${width}w`).join(),
      sizes: '100vw',
    }),
    ...(focus && { style: { objectPosition: `${focus.replace('-', '% ')}%` } }),
  }
}
