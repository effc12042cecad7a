import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bundleApi } from './bundleApi.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function bundle(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return bundleApi(join(folder, 'root.yaml'))
}

describe('bundleApi', () => {
  it('puts path items in place, makes schemas components and sorts keys', () => {
    const bundled = bundle({
      'root.yaml': 'paths:\n  /a: { $ref: "./a.yaml#/get" }\nopenapi: 3.1.0\n',
      'a.yaml': 'get: { get: { schema: { $ref: "#/Node" } } }\nNode: { items: { $ref: "#/Node" } }\n',
    })
    expect(bundled).toEqual({
      openapi: '3.1.0',
      paths: { '/a': { get: { schema: { $ref: '#/components/schemas/Node' } } } },
      components: { schemas: { Node: { items: { $ref: '#/components/schemas/Node' } } } },
    })
    expect(Object.keys(bundled)).toEqual(['components', 'openapi', 'paths'])
  })

  it('refuses a reference to nothing', () => {
    const files = { 'root.yaml': 'paths: { /a: { $ref: "./a.yaml#/nothing" } }', 'a.yaml': 'get: {}' }
    expect(() => bundle(files)).toThrow('a.yaml#/nothing does not exist')
  })

  it('refuses one schema name in two files', () => {
    const files = {
      'root.yaml': 'paths: { /a: { a: { $ref: "./a.yaml#/Node" }, b: { $ref: "./b.yaml#/Node" } } }',
      'a.yaml': 'Node: {}',
      'b.yaml': 'Node: {}',
    }
    expect(() => bundle(files)).toThrow('Node is in both a.yaml and b.yaml')
  })
})
