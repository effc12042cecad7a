import { expect, it } from 'vitest'
import { coverPath } from '#schemas/runtime/coverPicture.ts'
import { gameCover, gameName } from './Game.ts'

const game = { sysname: 'aurora', name: 'Aurora', provider: 'nova' }

it('shows what editors say of a game before what its maker says', () => {
  expect(gameName({ ...game, description: { name: 'Northern Aurora' } })).toBe('Northern Aurora')
  expect(
    gameCover({ ...game, image_url: '/a.png', description: { img_288_192: '/b.png' } }, 'horizontal'),
  ).toEqual({ src: '/b.png' })
})

it('asks for covers in the form of the layout, and in twice the size', () => {
  const image_url = coverPath('aurora', 'v1')
  const [single, double] = [coverPath('aurora', 'v1', '192x288'), coverPath('aurora', 'v1', '384x576')]
  expect(gameCover({ ...game, image_url }, 'vertical')).toEqual({
    src: single,
    srcSet: `${single} 192w, ${double} 384w`,
  })
  expect(gameCover(game, 'horizontal')).toBeUndefined()
})
