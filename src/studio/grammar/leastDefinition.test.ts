import { expect, it } from 'vitest'
import { grammarChecker } from '#schemas/compiler/grammarChecker.ts'
import { leastDefinition } from './leastDefinition.ts'

it.each(['page', 'popup', 'fragment', 'menu', 'form', 'condition', 'system-page'])(
  'begins a definition that fits its grammar: %s',
  (kind) => {
    const definition = leastDefinition(kind, 'our/story')
    expect(definition).toMatchObject({ kind, id: 'our/story', edition: 2 })
    expect(grammarChecker.check(definition, `${kind}.json`)).toEqual([])
  },
)
