import { describe, expect, it } from 'vitest'
import { chooseTests } from './chooseTests.ts'

const site = {
  'schemas/site/routes.json': JSON.stringify({
    routes: [{ path: '/cashier', children: [{ path: '/withdraw/{id}', page: 'cashier/out' }] }],
  }),
  'schemas/site/pages/cashier/out.json': '{"blocks": [{"use": "cashier/note"}]}',
  'schemas/site/fragments/cashier/note.json': '{"text": "cashier.note"}',
  'schemas/site/forms/feedback.json': '{}',
  'schemas/site/messages/en/cashier.json': '{"cashier.note": "Money takes a day."}',
  'schemas/site/menus/none.json': '{}',
  'tests/contract/site/delivery.test.ts': "open('feedback')",
  'renderers/pages/notes.browser.test.tsx': "getByText('Money takes a day.')",
  'renderers/pages/words.test.ts': "'feedback'",
  'scripts/around.test.ts': "globSync('schemas/**')",
  'tests/e2e/cashier.spec.ts': [
    "test('one', async () => {",
    "  await page.goto('/cashier/withdraw/1')",
    '})',
    "test('two', async () => {",
    "  await page.goto('/cashier/other')",
    '})',
    'for (const way of ways)',
    "  test('three', async () => {",
    '    await page.goto(`/cashier/withdraw`)',
    '  })',
  ].join('\n'),
  'tests/e2e/shared.spec.ts':
    "const path = '/cashier/withdraw'\ntest('all', () => goto('/cashier/withdraw'))",
}
const sources = new Map(Object.entries(site))

/** Without what looks at everything. */
const near = (tests: string[]) => tests.filter((path) => path !== 'scripts/around.test.ts')

function chosenFor(path: string, gone: string[] = []): string[] {
  return [...chooseTests(new Map([[path, gone]]), sources).values()].flatMap((tests) => [...tests.keys()])
}

describe('a definition leads to the tests', () => {
  it('that open a page, end to end each by its line', () => {
    expect(near(chosenFor('schemas/site/pages/cashier/out.json'))).toEqual([
      'tests/e2e/cashier.spec.ts:1',
      'tests/e2e/cashier.spec.ts:8',
      'tests/e2e/shared.spec.ts',
    ])
  })
  it('that open what uses it, where none names it', () => {
    expect(chosenFor('schemas/site/fragments/cashier/note.json')).toEqual(
      chosenFor('schemas/site/pages/cashier/out.json'),
    )
  })
  it('that name a form, and to the stories of forms', () => {
    expect(chosenFor('schemas/site/forms/feedback.json')).toEqual([
      'generated/stories/forms.stories.tsx',
      'scripts/around.test.ts',
      'tests/contract/site/delivery.test.ts',
    ])
  })
  it('that name a text which is gone', () => {
    const gone = ['    "cashier.note": "Money takes a day.",']
    expect(near(chosenFor('schemas/site/messages/en/cashier.json', gone))).toEqual([
      'renderers/pages/notes.browser.test.tsx',
    ])
    expect(near(chosenFor('schemas/site/messages/en/cashier.json'))).toEqual([])
  })
  it('to none, where nothing names it, but those that look at whatever is there', () => {
    expect(chosenFor('schemas/site/menus/none.json')).toEqual(['scripts/around.test.ts'])
  })
})
