import { drawings } from '../../process/drawing/createDrawingProcess.ts'
import { isDrawing } from '../../process/drawing/isDrawing.ts'

/** Pixels of the largest picture that is taken in; a small file may unfold to any number of them. */
const limitInputPixels = 40_000_000

/**
 * Makes a picture in a size and a format.
 * @param variant in the words of ipx: `f_webp,fit_cover,q_95,s_288x192`
 * @throws Error where the source is no picture, or one that is too large
 */
export async function drawPicture(source: Buffer, variant: string): Promise<Buffer> {
  // Most processes never draw one.
  const { createIPX } = await import('ipx')
  const modifiers = readVariant(variant)
  const [width = 0, height = 0] = (modifiers.s ?? '').split('x').map(Number)
  // A drawing is drawn as large as it is needed, so that a small one is not blown up.
  const picture = isDrawing(source)
    ? (await drawings.draw({ svg: source, limitInputPixels, wanted: { width, height } })).png
    : source
  const ipx = createIPX({
    storage: { name: 'one', getMeta: () => ({}), getData: () => Uint8Array.from(picture).buffer },
    sharpOptions: { limitInputPixels },
  })
  const { data } = await ipx('picture', { ...modifiers, enlarge: '' }).process()
  return Buffer.from(data)
}

const readVariant = (variant: string): Record<string, string> =>
  Object.fromEntries(
    variant.split(',').map((one) => {
      const [name = '', ...value] = one.split('_')
      return [name, value.join('_')]
    }),
  )
