import fc from 'fast-check'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Block, Blocks } from '#generated/grammar/types.ts'
import { loadForms } from '#renderers/pages/loadForms.ts'
import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import { createStoryHost } from '#renderers/storyHost.ts'
import { starterDefinitions } from '#renderers/testing/starterDefinitions.ts'
import { SiteMantine } from '#renderers/theme/SiteTheme.tsx'
import { compileForm, isSent } from '#schemas/compiler/compileForm.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { hostileJson, mutation } from '../fixtures/content/mutations.ts'

const pages = starterDefinitions('page')
const dictionaries = Object.fromEntries(starterDefinitions('dictionary').map((one) => [one.id, one]))
const forms = starterDefinitions('form')
  .filter(isSent)
  .map((form) => compileForm(form, dictionaries))

const runs = { numRuns: 80 }

beforeAll(async () => {
  // React tells of every error that a boundary holds.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await loadForms()
})
afterAll(() => {
  vi.restoreAllMocks()
})

/** Draws blocks between two others; neither those nor the document may suffer, whatever the blocks are. */
async function expectUnharmed(blocks: unknown, artefacts: Record<string, FormArtefact> = {}) {
  const uncaught: unknown[] = []
  const host = createStoryHost({ artefacts })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, { onUncaughtError: (error) => uncaught.push(error) })
  root.render(
    <SiteMantine scheme="dark">
      <p>before</p>
      <PageRenderer blocks={blocks as Blocks} host={host} />
      <p>after</p>
    </SiteMantine>,
  )
  await new Promise((resolve) => setTimeout(resolve, 25))
  const { textContent } = element
  for (const box of element.querySelectorAll('form')) {
    box.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
    box.requestSubmit()
  }
  await new Promise((resolve) => setTimeout(resolve, 5))
  root.unmount()
  element.remove()
  expect(uncaught.map(String)).toEqual([])
  expect(textContent).toMatch(/^before[\s\S]*after$/)
}

it('shows the pages of the site as they are', async () => {
  for (const { blocks } of pages) await expectUnharmed(blocks)
}, 60_000)

it('holds whatever a page of the site is turned into', async () => {
  const page = fc.constantFrom(...pages)
  await fc.assert(
    fc.asyncProperty(page, mutation, async ({ blocks }, spoil) => expectUnharmed(spoil(blocks))),
    runs,
  )
}, 60_000)

it('holds blocks that were never any', async () => {
  const type = fc.constantFrom(
    'stack',
    'tabs',
    'heading',
    'text',
    'form',
    'banner',
    'image',
    'button',
    '',
    'toString',
  )
  const block = fc.record(
    { type, props: hostileJson, slots: hostileJson, visibleWhen: hostileJson },
    { requiredKeys: [] },
  )
  const blocks = fc.oneof(hostileJson, fc.array(fc.oneof(block, hostileJson), { maxLength: 4 }))
  await fc.assert(
    fc.asyncProperty(blocks, (given) => expectUnharmed(given)),
    runs,
  )
}, 60_000)

it('holds whatever a form of the site is turned into', async () => {
  const form = fc.constantFrom(...forms)
  await fc.assert(
    fc.asyncProperty(form, mutation, async (artefact, spoil) => {
      const blocks: Block[] = [{ type: 'form', props: { form: 'spoilt' } }]
      await expectUnharmed(blocks, { 'form/spoilt': spoil(artefact) })
    }),
    runs,
  )
}, 60_000)
