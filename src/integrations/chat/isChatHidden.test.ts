import { expect, it } from 'vitest'
import routes from '#schemas/site/routes.json' with { type: 'json' }
import { isChatHidden } from './isChatHidden.ts'

it.each(['betting', 'game-index-sysname', 'game-sysname', 'betting___lv', 'game-sysname___pt-BR'])(
  'hides the chat on %s',
  (name) => expect(isChatHidden(name)).toBe(true),
)

it.each(['index', 'gamehall', 'betting-live', 'bettings', 'betting__lv', 'game-sysname-more', undefined])(
  'shows it on %s',
  (name) => expect(isChatHidden(name)).toBe(false),
)

it('names routes that the starter site has', () => {
  const names = JSON.stringify(routes)
  for (const name of ['betting', 'game-index-sysname', 'game-sysname'])
    expect(names).toContain(`"name":"${name}"`)
})
