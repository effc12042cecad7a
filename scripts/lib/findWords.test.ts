import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainSite } from '../../schemas/compiler/plainSite.ts'
import { findWords } from './findWords.ts'
import { readSite } from './readSite.ts'

const root = join(import.meta.dirname, '../..')

/** Names of all fields of the starter site that are not also names of field types. */
async function fieldNames(): Promise<Set<string>> {
  const names = new Set<string>()
  for (const one of plainSite(await readSite(join(root, 'schemas/site'))))
    if (one.kind === 'form') for (const { sysname } of one.fields) names.add(sysname)
  const { $defs } = JSON.parse(await readFile(join(root, 'schemas/grammar/form.json'), 'utf8'))
  for (const type of $defs.fieldType.enum as string[]) names.delete(type)
  return names
}

describe('what players see and what forms ask', () => {
  // The studio's words stand together in a file of theirs: its readers are no players.
  it('stands in no code of src and renderers', async () => {
    const fields = await fieldNames()
    expect(fields.size).toBeGreaterThan(20)
    const files = globSync('{src,renderers}/**/*.{ts,tsx}', { cwd: root }).filter(
      (path) => !/\.(test|stories)\.tsx?$|\/testing\/|\/studio\/words\/|story(Host|Words)\.ts$/.test(path),
    )
    expect(files.length).toBeGreaterThan(150)
    const found: string[] = []
    for (const path of files.sort()) {
      for (const { line, what, found: text } of findWords(
        path,
        await readFile(join(root, path), 'utf8'),
        fields,
      ))
        found.push(`${path}:${line} ${what}: ${text}`)
    }
    expect(found).toEqual([])
  })

  const fields = new Set(['first_name', 'last_name', 'birth_date'])
  it.each([
    ['<p>Sign in</p>', 'Sign in'],
    ['<p>Войти</p>', 'Войти'],
    ["<p>{isOpen ? 'Close' : host.t('dialog.open')}</p>", 'Close'],
    ["<p>{isOpen && 'open'}</p>", 'open'],
    ['<p>{`Wait $' + '{seconds} seconds`}</p>', 'Wait  seconds'],
    ['<button aria-label="Close" />', 'Close'],
    ["<img alt={name ?? 'Logo'} />", 'Logo'],
    ["<input placeholder={'dd.mm.yyyy'} />", 'dd.mm.yyyy'],
    ["app.toast({ text: 'Saved', tone: 'success' })", 'Saved'],
    ["app.toast({ text: 'it is saved' })", 'it is saved'],
    ["document.title = 'Aurora'", 'Aurora'],
  ])('finds the words of %s', (source, text) => {
    expect(findWords('a.tsx', source, fields)).toEqual([{ line: 1, what: 'text', found: text }])
  })

  it('finds a list of fields', () => {
    const source = "\nconst asked = ['first_name', 'last_name', 'other']"
    expect(findWords('a.ts', source, fields)).toEqual([
      { line: 2, what: 'fields', found: 'first_name, last_name' },
    ])
  })

  it.each([
    "<p className='wide'>{host.t('dialog.close')} – 1</p>",
    "<input type='text' alt='' aria-hidden='true' />",
    "const text = { title: 'dialog.close', label: key, description: 'pages.home.description' }",
    "throw new Error('No such page')",
    "const one = ['first_name', 'red']",
  ])('lets %s be', (source) => {
    expect(findWords('a.tsx', source, fields)).toEqual([])
  })
})
