import { expect, it } from 'vitest'
import type { Theme } from '#generated/grammar/types.ts'
import { firstColours } from './firstColours.ts'

const theme = {
  default: 'night',
  themes: { night: { scheme: 'dark', background: '#000' }, day: { scheme: 'light', background: '#fff' } },
} as unknown as Theme

it('is that of the theme alone, or of either side where the device decides', () => {
  expect(firstColours(theme, 'day')).toEqual({
    meta: '<meta name="theme-color" content="#fff">',
    css: 'html{background:var(--site-background,#fff)}',
  })
  const { meta, css } = firstColours(theme, undefined)
  expect(meta).toContain('media="(prefers-color-scheme: light)" content="#fff"')
  expect(css).toBe(
    'html{background:var(--site-background,#000)}@media (prefers-color-scheme: light){html{background:var(--site-background,#fff)}}',
  )
})
