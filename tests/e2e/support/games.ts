import { expect, type Page } from '@playwright/test'

/** A game of each kind whose rounds are the player's own. */
export const ownGames = {
  slots: 'copper-kettle-gumdrop-clouds',
  roulette: 'northlight-forge-northlight-roulette',
  blackjack: 'northlight-forge-northlight-blackjack',
  baccarat: 'copper-kettle-copper-baccarat',
  dice: 'copper-kettle-copper-dice',
  mines: 'copper-kettle-copper-mines',
  plinko: 'paper-moon-paper-plinko',
  crash: 'paper-moon-paper-crash',
} as const

/** Tables whose rounds all players share. */
export const tables = {
  roulette: 'northlight-forge-northlight-live-roulette',
  crash: 'quiet-comet-quiet-shared-crash',
} as const

/** Where a game's frame leads. */
export async function launch(
  page: Page,
  site: string,
  game: string,
  { locale = 'en', mode = 'demo' } = {},
): Promise<string> {
  const answer = await page.request.post(`/api/games/launch?version=1&locale=${locale}`, {
    headers: { origin: site },
    form: { sysname: game, mode },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).response.url
}

/**
 * Has the pictures of games in this page drawn by nobody, for tests of what stands beside and above them: without a graphics card
 * drawing costs more than all else of a game.
 */
export async function drawNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nothing = () => {}
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      Object.assign(prototype, { drawArrays: nothing, drawElements: nothing })
    Object.assign(WebGL2RenderingContext.prototype, {
      drawArraysInstanced: nothing,
      drawElementsInstanced: nothing,
    })
  })
}
