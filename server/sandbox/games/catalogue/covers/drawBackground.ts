import type { Cover, CoverLayout } from './drawCover.ts'
import { mix } from './mix.ts'
import { scenes } from './scenes.ts'
import { seeded } from './seeded.ts'

const sizes = { horizontal: [1440, 900], vertical: [540, 960] } as const

/** What lies behind a game: the scene of its cover, without emblem and name, darker where the game stands. */
export function drawBackground({ name, scene, palette }: Cover, layout: CoverLayout): string {
  const [width, height] = sizes[layout]
  const [sky, glow, near, light] = palette
  const canvas = { width, height, sky, glow, near, light, random: seeded(name) }
  const dark = mix(near, '#000000', 0.55)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".85" stop-color="${glow}"/></linearGradient><radialGradient id="v" cy=".42" r=".75"><stop offset=".35" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".8"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>${scenes[scene]?.(canvas) ?? ''}<rect width="${width}" height="${height}" fill="url(#v)"/></svg>`
}
