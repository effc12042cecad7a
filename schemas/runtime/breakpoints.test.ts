import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breakpoints } from './breakpoints.ts'

const root = join(import.meta.dirname, '../..')

it('are the widths that the product document names', () => {
  const widths = breakpoints.map(({ from }) => from)
  expect(widths).toEqual([0, 768, 992, 1280, 1366, 1440, 1696, 1920])
})

it('are the only widths at which style sheets change', () => {
  const widths = breakpoints.map(({ from }) => `${from}px`)
  const strays = ['renderers', 'src'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      // What the studio was built into holds the style sheets of a library.
      .filter((file) => file.endsWith('.css') && !file.includes('dist'))
      .flatMap((file) =>
        [...readFileSync(join(root, room, file), 'utf8').matchAll(/@media[^{]*width[^{]*/g)]
          .filter(
            ([query]) =>
              !/^@media \(width (<|>=) (\d+px)\) $/.test(query) ||
              !widths.includes(/\d+px/.exec(query)?.[0] ?? ''),
          )
          .map(([query]) => `${room}/${file}: ${query}`),
      ),
  )
  expect(strays).toEqual([])
})
