import { describe, expect, it } from 'vitest'
import { checkedUrl } from './checkedUrl.ts'

const origin = 'https://casino.example'

const inside = [
  ['/', '/'],
  ['/cashier/deposit', '/cashier/deposit'],
  ['/lv/offers?page=2#top', '/lv/offers?page=2#top'],
  ['/search?q=http://evil.example', '/search?q=http://evil.example'],
  ['/search?q=%5C%5Cevil.example', '/search?q=%5C%5Cevil.example'],
  ['/a/../b', '/b'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/user@evil.example', '/user@evil.example'],
]

const refused = [
  '',
  'evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./%2fevil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/ /evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u200b/evil.example',
  '/\u2028/evil.example',
  '/\ufeff/evil.example',
  'http://evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://casino.example@evil.example',
  'https://casino.example.evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://casino.example/1',
  'file:///etc/passwd',
  '?next=//evil.example',
  '#//evil.example',
  './/evil.example',
]

describe('checkedUrl', () => {
  it.each(inside)('keeps %j within the site', (target, expected) => {
    expect(checkedUrl(target, origin)).toBe(expected)
  })

  it.each(refused)('refuses %j', (target) => {
    expect(checkedUrl(target, origin)).toBeUndefined()
  })
})
