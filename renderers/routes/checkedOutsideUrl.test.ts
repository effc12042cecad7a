import { describe, expect, it } from 'vitest'
import { checkedOutsideUrl } from './checkedOutsideUrl.ts'

describe('checkedOutsideUrl', () => {
  it.each(['https://partner.example/a', 'mailto:help@casino.example', 'tel:+37120000000'])(
    'takes %s',
    (target) => {
      expect(checkedOutsideUrl(target)).toBe(target)
    },
  )

  it.each([
    'http://partner.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'blob:x',
  ])('refuses %j', (target) => {
    expect(() => checkedOutsideUrl(target)).toThrow('not allowed')
  })
})
