import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import contentApi from '../../generated/content-api.json' with { type: 'json' }
import platformApi from '../../generated/openapi.json' with { type: 'json' }
import walletApi from '../../generated/wallet-api.json' with { type: 'json' }
import { notBuilt } from '../../server/platform/shared/notBuilt.ts'

const root = join(import.meta.dirname, '../..')
const tests = globSync('tests/{contract,fixtures}/**/*.ts', { cwd: root })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

type Paths = Record<string, Record<string, { operationId?: string }>>
const operations = [platformApi, contentApi, walletApi].flatMap(({ paths }) =>
  Object.entries(paths as unknown as Paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ operationId }) =>
      operationId === undefined || (notBuilt as readonly string[]).includes(operationId)
        ? []
        : [{ operationId, path }],
    ),
  ),
)

/** By its name, its method alone, or its path below that of its API, whose parameters may be anything. */
function isNamed({ operationId, path }: { operationId: string; path: string }): boolean {
  if (tests.includes(`'${operationId}'`) || tests.includes(`'${operationId.split('.')[1]}'`)) return true
  const below = path.replace(/^\/(api|content|nfx|wallet\/v1)\//, '').split(/\{\w+\}/)
  const pattern = below.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('[^\'"`/?]*')
  return new RegExp(`['"\`/]${pattern}(?=['"\`?$])`).test(tests)
}

it('every operation that is built is called by a contract test', () => {
  expect(operations.length).toBeGreaterThan(150)
  expect(operations.filter((one) => !isNamed(one)).map(({ operationId }) => operationId)).toEqual([])
})
