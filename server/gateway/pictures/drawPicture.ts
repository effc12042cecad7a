/** Pixels of the largest picture that is taken in; a small file may unfold to any number of them. */
const limitInputPixels = 40_000_000
/** Dots an inch at which a drawing has the size that it says, and the most that one is drawn at. */
const usualDensity = 72
const mostDensity = 1200

/**
 * Makes a picture in a size and a format.
 * @param variant in the words of ipx: `f_webp,fit_cover,q_95,s_288x192`
 * @throws Error where the source is no picture, or one that is too large
 */
export async function drawPicture(source: Buffer, variant: string): Promise<Buffer> {
  // Most processes never draw one.
  const [{ createIPX }, { default: sharp }] = await Promise.all([import('ipx'), import('sharp')])
  const modifiers = readVariant(variant)
  const { width = 0, height = 0, format } = await sharp(source, { limitInputPixels }).metadata()
  const [wantedWidth = 0, wantedHeight = 0] = (modifiers.s ?? '').split('x').map(Number)
  // A drawing is drawn as large as it is needed, so that a small one is not blown up.
  const scale = Math.max(wantedWidth / (width || wantedWidth), wantedHeight / (height || wantedHeight), 1)
  const density = format === 'svg' ? Math.min(usualDensity * scale, mostDensity) : usualDensity
  const ipx = createIPX({
    storage: { name: 'one', getMeta: () => ({}), getData: () => Uint8Array.from(source).buffer },
    sharpOptions: { density, limitInputPixels },
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
