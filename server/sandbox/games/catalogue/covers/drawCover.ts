import { inkOf, type Palette } from './inkOf.ts'
import { lettering } from './lettering.ts'
import { mix } from './mix.ts'
import { type Ink, motifs } from './motifs.ts'
import { type Canvas, scenes } from './scenes.ts'
import { seeded } from './seeded.ts'

/** What a cover is drawn from. */
export type Cover = {
  name: string
  motif: string
  scene: string
  composition: 'medallion' | 'landscape' | 'rays' | 'trio' | 'arch'
  palette: Palette
}

/** Width and height of a cover by the layout of the list that shows it. */
const sizes = { horizontal: [600, 400], vertical: [400, 560] } as const
export type CoverLayout = keyof typeof sizes

/** A game's cover as SVG, without text that would need a font; the same for the same name. */
export function drawCover(cover: Cover, layout: CoverLayout = 'horizontal'): string {
  const [width, height] = sizes[layout]
  const [sky, glow, near, main, light] = cover.palette
  const random = seeded(cover.name)
  const canvas: Canvas = { width, height, sky, glow, near, light: main, random }
  const ink = inkOf(cover.motif, cover.palette)
  const emblem = (motifs[cover.motif] ?? motifs.star)?.(ink) ?? ''
  const middle = width / 2
  const centre = height * (layout === 'vertical' ? 0.4 : 0.37)
  const radius = Math.min(width, height) * (layout === 'vertical' ? 0.36 : 0.31)
  const words = lettering(cover.name, {
    width: width * 0.86,
    height: height * (layout === 'vertical' ? 0.24 : 0.32),
    middle,
    bottom: height * 0.945,
    light: '#ffffff',
    fill: light,
    dark: mix(near, '#000000', 0.45),
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".85" stop-color="${glow}"/></linearGradient><radialGradient id="g"><stop stop-color="${light}" stop-opacity=".75"/><stop offset=".45" stop-color="${main}" stop-opacity=".3"/><stop offset="1" stop-color="${main}" stop-opacity="0"/></radialGradient><linearGradient id="f" x2="0" y2="1"><stop offset=".45" stop-color="${near}" stop-opacity="0"/><stop offset="1" stop-color="${mix(near, '#000000', 0.4)}" stop-opacity=".92"/></linearGradient><filter id="d" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#000" flood-opacity=".45"/></filter></defs><rect width="${width}" height="${height}" fill="url(#s)"/>${scenes[cover.scene]?.(canvas) ?? ''}${compose(cover.composition, emblem, { ...canvas, ink, middle, centre, radius })}<rect width="${width}" height="${height}" fill="url(#f)"/>${words}</svg>`
}

type Setting = Canvas & { ink: Ink; middle: number; centre: number; radius: number }

function compose(composition: Cover['composition'], emblem: string, at: Setting): string {
  const { middle, centre, radius, ink, random } = at
  const halo = `<circle cx="${middle}" cy="${centre}" r="${radius * 1.75}" fill="url(#g)"/>`
  const put = (x: number, y: number, size: number, turn = 0, opacity = 1) =>
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${(size / 100).toFixed(3)})" opacity="${opacity}" filter="url(#d)">${emblem}</g>`
  const tilt = random() * 12 - 6
  if (composition === 'medallion')
    return `${halo}<circle cx="${middle}" cy="${centre}" r="${radius * 1.12}" fill="${ink.shade}" filter="url(#d)"/><circle cx="${middle}" cy="${centre}" r="${radius * 1.04}" fill="${ink.back}" stroke="${ink.light}" stroke-width="5"/><circle cx="${middle}" cy="${centre}" r="${radius * 0.96}" fill="none" stroke="${ink.main}" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/>${put(middle, centre, radius * 0.76)}`
  if (composition === 'trio')
    return `${halo}${put(middle - radius * 1.5, centre + radius * 0.22, radius * 0.62, -14 + tilt)}${put(middle + radius * 1.5, centre + radius * 0.22, radius * 0.62, 14 + tilt)}${put(middle, centre, radius * 0.98, tilt)}`
  if (composition === 'arch') {
    const [left, top, bottom] = [middle - radius * 1.15, centre - radius * 1.05, centre + radius * 1.25]
    return `<path d="M${left} ${bottom}V${centre}A${radius * 1.15} ${radius * 1.1} 0 0 1 ${middle + radius * 1.15} ${centre}V${bottom}Z" fill="${ink.shade}" opacity=".8" stroke="${ink.main}" stroke-width="5" filter="url(#d)"/>${halo}<path d="M${left - 16} ${bottom}h${radius * 2.3 + 32}" stroke="${ink.light}" stroke-width="7" stroke-linecap="round"/><circle cx="${middle}" cy="${top - 4}" r="8" fill="${ink.light}"/>${put(middle, centre + radius * 0.06, radius * 0.84)}`
  }
  if (composition === 'rays') {
    const beams = Array.from(
      { length: 16 },
      (_, beam) =>
        `<path d="M0 0L-16-150H16Z" fill="${ink.light}" opacity=".16" transform="translate(${middle} ${centre.toFixed(0)}) rotate(${beam * 22.5}) scale(${(radius / 62).toFixed(2)})"/>`,
    )
    return `${beams.join('')}${halo}${put(middle, centre, radius * 1.1, tilt)}`
  }
  const side = random() < 0.5 ? -1 : 1
  const small = [0, 1].map((place) =>
    put(
      middle + side * radius * (1.55 + place * 0.55),
      centre + radius * (0.55 - place * 0.75),
      radius * (0.36 - place * 0.1),
      tilt * 3,
      0.9,
    ),
  )
  return `${halo}${small.join('')}${put(middle - side * radius * 0.25, centre, radius * 1.12, tilt)}`
}
