import { expect, it } from 'vitest'
import type { Theme } from '#generated/grammar/types.ts'
import { deviceTheme } from './deviceTheme.ts'

const theme = (schemes: Record<string, string>, usual: string) =>
  ({
    default: usual,
    themes: Object.fromEntries(Object.entries(schemes).map(([name, scheme]) => [name, { scheme }])),
  }) as unknown as Theme

it('is the default where that is of the side, else the first of the side, else the default all the same', () => {
  const two = theme({ night: 'dark', dusk: 'dark', day: 'light' }, 'dusk')
  expect([deviceTheme(two, 'dark'), deviceTheme(two, 'light')]).toEqual(['dusk', 'day'])
  expect(deviceTheme(theme({ night: 'dark' }, 'night'), 'light')).toBe('night')
})
