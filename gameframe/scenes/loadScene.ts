import type { Kind } from '#games/engines/engines.ts'
import type { Scene, SceneTools } from './Scene.ts'

/** Scenes by kind, each loaded when it is played. */
const scenes: Record<Kind, () => Promise<(tools: SceneTools) => Promise<Scene> | Scene>> = {
  slots: async () => (await import('./slots/createSlots.ts')).createSlots,
  roulette: async () => (await import('./roulette/createRoulette.ts')).createRoulette,
  blackjack: async () => (await import('./cards/createBlackjack.ts')).createBlackjack,
  baccarat: async () => (await import('./cards/createBaccarat.ts')).createBaccarat,
  dice: async () => (await import('./createDice.ts')).createDice,
  mines: async () => (await import('./createMines.ts')).createMines,
  plinko: async () => (await import('./createPlinko.ts')).createPlinko,
  crash: async () => (await import('./createCrash.ts')).createCrash,
}

export async function loadScene(tools: SceneTools): Promise<Scene> {
  return (await scenes[tools.state.game.kind]())(tools)
}
