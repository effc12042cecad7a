import { describe, expect, it } from 'vitest'
import { findAffected } from './findAffected.ts'
import { hubs } from './hubs.ts'
import { readImports } from './readImports.ts'
import { readSources } from './readSources.ts'

function affectedBy(file: string, texts: Record<string, string>): Record<string, string> {
  const sources = new Map(Object.entries(texts))
  return Object.fromEntries(findAffected([file], sources, readImports(sources)))
}

const forms = {
  'renderers/forms/widgets/AmountWidget.tsx': "import { sum } from './sum.ts'",
  'renderers/forms/widgets/sum.ts': '',
  'renderers/forms/widgets/sum.test.ts': "import { sum } from './sum.ts'",
  'renderers/forms/widgetRegistry.ts': [
    "import { AmountWidget } from './widgets/AmountWidget.tsx'",
    "import { DateWidget } from './widgets/DateWidget.tsx'",
    'export const widgetRegistry = {',
    "  amount: { Widget: AmountWidget, label: 'above' },",
    "  date: { Widget: DateWidget, label: 'above' },",
    '}',
  ].join('\n'),
  'renderers/forms/FormRenderer.tsx': "import { widgetRegistry } from './widgetRegistry.ts'",
  'renderers/forms/dates.browser.test.tsx': "import './FormRenderer.tsx'\ntype: 'date'",
  'renderers/forms/sums.browser.test.tsx': "import './FormRenderer.tsx'\ntype: 'amount'",
  'renderers/forms/every.browser.test.tsx': "import './FormRenderer.tsx'\nwidgetSamples",
  'renderers/forms/widgets/AmountWidget.stories.tsx': "import { Form } from '../FormRenderer.tsx'\n'amount'",
  'tests/looks/looks.browser.test.tsx':
    "import.meta.glob(['../../renderers/forms/widgets/{Amount,Radio}Widget.stories.tsx'])",
}

describe('a widget', () => {
  it('is tried by what needs it, by what names its word behind the registry, and by what takes every word', () => {
    expect(affectedBy('renderers/forms/widgets/sum.ts', forms)).toEqual({
      'renderers/forms/widgets/sum.test.ts': 'needs renderers/forms/widgets/sum.ts',
      'renderers/forms/sums.browser.test.tsx': 'names amount',
      'renderers/forms/every.browser.test.tsx': 'names widgetSamples',
      'renderers/forms/widgets/AmountWidget.stories.tsx': 'names amount',
      'tests/looks/looks.browser.test.tsx': 'needs renderers/forms/widgets/AmountWidget.stories.tsx',
    })
  })
  it('as the registry itself is by all that is behind that', () => {
    expect(Object.keys(affectedBy('renderers/forms/widgetRegistry.ts', forms))).toHaveLength(5)
  })
})

describe('a part of the server', () => {
  const server = {
    'server/platform/wallet/createLedger.ts': '',
    'server/platform/banners/bannerHandlers.ts':
      "import { createLedger } from '../wallet/createLedger.ts'\n'banners.get'",
    'server/platform/createHandlers.ts': "import { bannerHandlers } from './banners/bannerHandlers.ts'",
    'server/platform/createPlatform.ts': "import { createHandlers } from './createHandlers.ts'",
    'tests/fixtures/servers/serve.ts': "import '../../../server/platform/createPlatform.ts'",
    'tests/contract/site/banners.test.ts': "import '../../fixtures/servers/serve.ts'",
    'tests/contract/site/drawings.test.ts': "import '../../fixtures/servers/serve.ts'\ncall('banners.get')",
    'tests/contract/wallet/sums.test.ts': "import '../../fixtures/servers/serve.ts'",
    'tests/contract/wallet/others.test.ts': "'banners.get'",
  }
  it('is tried by what calls its operations and by what has its name', () => {
    expect(affectedBy('server/platform/banners/bannerHandlers.ts', server)).toEqual({
      'tests/contract/site/banners.test.ts': 'has the name of its part',
      'tests/contract/site/drawings.test.ts': 'names banners.get',
    })
    expect(Object.keys(affectedBy('server/platform/wallet/createLedger.ts', server)).sort()).toEqual([
      'tests/contract/site/drawings.test.ts',
      'tests/contract/wallet/sums.test.ts',
    ])
  })
})

describe('a command', () => {
  it('is tried by what types it', () => {
    expect(
      affectedBy('scripts/generate/printTypes.ts', {
        'scripts/generate/printTypes.ts': '',
        'scripts/generate.ts': "import './generate/printTypes.ts'",
        'tests/commands/develop.test.ts': "run('npm run generate -- --check')",
        'tests/commands/start.test.ts': "run('npm start')",
      }),
    ).toEqual({ 'tests/commands/develop.test.ts': 'types npm run generate' })
  })
})

describe('what files need', () => {
  it('is whatever they name by its place, but no types', () => {
    const sources = new Map(
      Object.entries({
        'src/a.ts': [
          "import type { Type } from './type.ts'",
          "import { b } from '#schemas/b.ts'",
          "import pattern from '#compilePattern'",
          "new Worker(new URL('./worker.ts', import.meta.url))",
          "join(import.meta.dirname, '../program.ts')",
          "'./none.ts'",
        ].join('\n'),
        'src/type.ts': '',
        'src/worker.ts': '',
        'program.ts': '',
        'schemas/b.ts': '',
        'schemas/rules/pattern/linearPattern.ts': '',
        'schemas/rules/pattern/nativePattern.ts': '',
      }),
    )
    expect([...(readImports(sources).get('src/a.ts') ?? [])].sort()).toEqual([
      'program.ts',
      'schemas/b.ts',
      'schemas/rules/pattern/linearPattern.ts',
      'schemas/rules/pattern/nativePattern.ts',
      'src/worker.ts',
    ])
  })
})

describe('of this project', async () => {
  const sources = await readSources()
  const imports = readImports(sources)
  it('every hub is there, is needed, and takes every word by names that tests have', () => {
    const needed = new Set([...imports.values()].flat())
    const tests = [...sources].filter(([path]) => /\.test\.tsx?$/.test(path)).map(([, text]) => text)
    for (const [hub, names] of Object.entries(hubs)) {
      expect(needed, hub).toContain(hub)
      for (const name of names)
        expect(
          tests.some((text) => text.includes(name)),
          name,
        ).toBe(true)
    }
  })

  it.each([
    ['renderers/forms/widgets/AmountWidget.tsx', 'tests/looks/controls.browser.test.tsx', 20],
    [
      'renderers/pages/blocks/data/TickerBlock.tsx',
      'renderers/pages/blocks/data/TickerBlock.browser.test.tsx',
      20,
    ],
    ['schemas/rules/sex.ts', 'schemas/rules/sex.test.ts', 20],
    ['src/features/gamehall/GameRow.tsx', 'src/features/gamehall/GameRow.browser.test.tsx', 20],
    ['server/platform/banners/bannerHandlers.ts', 'tests/contract/site/banners.test.ts', 5],
    ['server/content/media/createMedia.ts', 'tests/contract/content/media.test.ts', 5],
  ])('%s leads to %s, and to no more than %i', (file, test, most) => {
    const affected = findAffected([file], sources, imports)
    expect([...affected.keys()]).toContain(test)
    expect(affected.size).toBeLessThanOrEqual(most)
  })
})
