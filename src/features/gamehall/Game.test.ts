import { expect, it } from 'vitest'
import { gameCover, gameName } from './Game.ts'

const game = { sysname: 'aurora', name: 'Aurora', provider: 'nova' }

it('shows what editors say of a game before what its maker says', () => {
  expect(gameName({ ...game, description: { name: 'Northern Aurora' } })).toBe('Northern Aurora')
  expect(
    gameCover({ ...game, image_url: '/a.png', description: { img_288_192: '/b.png' } }, 'horizontal'),
  ).toEqual({ src: '/b.png' })
})

it('asks for covers in the form of the layout, and twice as large for dense screens', () => {
  const image_url = '/_ipx/288x192/covers/aurora/v1.webp'
  expect(gameCover({ ...game, image_url }, 'vertical')).toEqual({
    src: '/_ipx/192x288/covers/aurora/v1.webp',
    srcSet: '/_ipx/192x288/covers/aurora/v1.webp 1x, /_ipx/384x576/covers/aurora/v1.webp 2x',
  })
  expect(gameCover(game, 'horizontal')).toBeUndefined()
})
