import type { BlockView } from '#renderers/pages/BlockView.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { LevelMap } from './LevelMap.tsx'
import { NextLevel } from './NextLevel.tsx'
import { readStanding } from './Standing.ts'

/** A loyalty programme as it was loaded: its levels as a map, or how far the player is from the next. */
export function Loyalty({ props, host, scope }: BlockView<'loyalty'>) {
  useHostVersion(host)
  const standing = readStanding(host.resolve({ from: props.from }, scope).from)
  if (!standing) return null
  return props.view === 'map' ? (
    <LevelMap key={standing.sysname} host={host} standing={standing} />
  ) : (
    <NextLevel host={host} standing={standing} />
  )
}
