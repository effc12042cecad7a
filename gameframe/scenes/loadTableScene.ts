import type { Kind } from '#games/engines/engines.ts'
import type { TableScene, TableTools } from './TableScene.ts'

/** Scenes of shared tables by kind, each loaded when it is played. */
const scenes: Partial<Record<Kind, () => Promise<(tools: TableTools) => Promise<TableScene>>>> = {
  roulette: async () => (await import('./roulette/createLiveRoulette.ts')).createLiveRoulette,
  crash: async () => (await import('./crash/createSharedCrash.ts')).createSharedCrash,
}

export async function loadTableScene(tools: TableTools): Promise<TableScene> {
  const load = scenes[tools.state.game.kind]
  if (!load) throw new Error(`There is no table of ${tools.state.game.kind}`)
  return (await load())(tools)
}
