import { expect, test } from 'vitest'
import { stripEmoji, stripLoginPlus, trim } from './sanitise.ts'

test.each([
  ['Lucky 🎲 day', 'Lucky  day'],
  ['👨‍👩‍👧‍👦 family', ' family'],
  ['👍🏽', ''],
  ['🇱🇻 Latvia', ' Latvia'],
  ['1️⃣ one', ' one'],
  ['❤️', ''],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', ''],
  ['Jānis #1 * © 2026 ™', 'Jānis #1 * © 2026 ™'],
  ['क्‍ष', 'क्‍ष'],
])('stripEmoji %j gives %j', (text, stripped) => {
  expect(stripEmoji(text)).toBe(stripped)
})

test.each([
  ['+37129123456', '37129123456'],
  ['37129123456', '37129123456'],
  ['a+b@c.lv', 'a+b@c.lv'],
])('stripLoginPlus %j gives %j', (login, stripped) => {
  expect(stripLoginPlus(login)).toBe(stripped)
})

test('trim removes whitespace at both ends only', () => {
  expect(trim('\u00a0 a b\n')).toBe('a b')
})
