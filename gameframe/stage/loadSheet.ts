import { Rectangle, Texture } from 'pixi.js'

/** Pixels of a symbol's side: sharp on phones, and a sheet of 16 of them fits every graphics card. */
const side = 256

/** Loads a sheet of square pictures, four in a row, and names them in their order. */
export async function loadSheet(url: string, names: readonly string[]): Promise<Map<string, Texture>> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 4 * side
  canvas.height = Math.ceil(names.length / 4) * side
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { source } = Texture.from(canvas)
  source.autoGenerateMipmaps = true
  return new Map(
    names.map((name, at) => [
      name,
      new Texture({
        source,
        frame: new Rectangle((at % 4) * side, Math.floor(at / 4) * side, side, side),
      }),
    ]),
  )
}
