import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { compileSite } from '../../scripts/generate/compileSite.ts'
import { findLines, tellProblems } from '../../scripts/generate/tellProblems.ts'
import { siteFolder } from '../../scripts/generate/writeAll.ts'
import { readSiteFiles, type SiteFile } from '../../scripts/lib/readSite.ts'

type Slip = readonly [path: string, from: string, to: string]

/** What somebody who types makes of a site: in which file what stands instead of what. */
const ofNames: Slip[] = [
  ['forms/feedback.json', '/session/first_name', '/session/frist_name'],
  ['forms/change-password.json', 'errors/player', 'errors/players'],
  ['forms/confirm-contact.json', '"dictionary": "', '"dictionary": "un'],
  ['forms/language.json', '"operation": "', '"operation": "un'],
  ['menus/bottom.json', '"betting"', '"beting"'],
  ['menus/footer.json', '"menu.offers"', '"menu.ofers"'],
  ['pages/confirmation.json', '"authorization", "view"', '"autorization", "view"'],
  ['pages/support.json', '"form": "feedback"', '"form": "feedbak"'],
  ['routes.json', '"page": "offers"', '"page": "ofers"'],
]
/** The same of texts. */
const ofTexts: Slip[] = [
  ['messages/lv/balance.json', '{amount}', '{amount'],
  ['messages/de/menu.json', '"menu.betting": "', '"menu.betting": "{n, plural, one {x}} '],
  ['messages/ru/pages.json', '<p>', '<p>{n, spellout}'],
]

function slipped(file: SiteFile, slips: readonly Slip[]): SiteFile {
  const text = slips.reduce(
    (before, [path, from, to]) => (file.path === path ? before.replace(from, () => to) : before),
    file.text,
  )
  return text === file.text ? file : { ...file, text, definition: JSON.parse(text) }
}

it.each([
  ['names', ofNames],
  ['texts', ofTexts],
])('names each slip of %s by its file and line, with what to do', async (_what, slips) => {
  const files = (await readSiteFiles(siteFolder)).map((one) => ({
    ...one,
    path: relative(siteFolder, one.path),
  }))
  const written = files.map((file) => slipped(file, slips))
  const told = tellProblems(
    compileSite(
      written.map(({ definition }) => definition),
      operationFields,
    ).problems,
    written,
  )
  const unsaid = slips.filter(([path, , to]) => {
    const { text } = written.find((one) => one.path === path) ?? { text: '' }
    const line = text.slice(0, text.indexOf(to)).split('\n').length
    return !told.some(
      (one) => one.startsWith(`${path}:${line}: `) || one.includes(`, used by ${path}:${line}: `),
    )
  })
  expect(unsaid, told.join('\n')).toEqual([])
  for (const one of told) expect(one).toMatch(/^\S+\.json:\d+(, used by \S+\.json:\d+)?: .+[.?] \(\w+\)$/)
})

it('has nothing to tell of the starter site', async () => {
  const files = await readSiteFiles(siteFolder)
  const { problems } = compileSite(
    files.map(({ definition }) => definition),
    operationFields,
  )
  expect(tellProblems(problems, files)).toEqual([])
})

it.each([
  ['', 1],
  ['/items', 2],
  ['/items/1', 4],
  ['/items/1/a~1b', 5],
  ['/items/1/none/deeper', 4],
  ['/none', 1],
])('the pointer %s leads to line %i', (pointer, line) => {
  const text = '{\n  "items": [\n    {},\n    {\n      "a/b": "c"\n    }\n  ]\n}\n'
  expect(findLines(text)(pointer)).toBe(line)
})
