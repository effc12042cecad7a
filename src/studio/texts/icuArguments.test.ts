import { expect, it } from 'vitest'
import { judgeMessage } from './icuArguments.ts'

it('reads a text with sample arguments, once for each case', () => {
  const text = '{count, plural, one {One game} other {# games}} of {maker}'
  expect(judgeMessage(text, undefined, 'en').samples).toEqual([
    '0 games of maker',
    'One game of maker',
    '2 games of maker',
    '5 games of maker',
  ])
})

it('says what is no ICU message, and which arguments nobody gives', () => {
  expect(judgeMessage('{count, plural, one {One}}', undefined, 'en').broken).toContain('other')
  expect(judgeMessage('Hello {nmae', undefined, 'en').broken).toBeDefined()
  expect(judgeMessage('Sveiki, {nmae}', 'Hello {name}', 'lv').unknown).toEqual(['nmae'])
  expect(judgeMessage('Sveiki', 'Hello {name}', 'lv').missing).toEqual(['name'])
  expect(judgeMessage('Plain', 'Plain', 'en')).toEqual({ unknown: [], missing: [], samples: [] })
})
