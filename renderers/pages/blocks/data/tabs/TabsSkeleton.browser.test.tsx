import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { compileForm, isSent } from '#schemas/compiler/compileForm.ts'
import { StoryTheme } from '../../../../StoryTheme.tsx'
import { createStoryHost } from '../../../../storyHost.ts'
import { starterDefinitions } from '../../../../testing/starterDefinitions.ts'
import { TabsSkeleton } from './TabsSkeleton.tsx'

test('keeps the place of the form that the open tab shows: of its first step, not of all its fields', async () => {
  const dictionaries = Object.fromEntries(starterDefinitions('dictionary').map((one) => [one.id, one]))
  const found = starterDefinitions('form').find(({ id }) => id === 'registration-fast')
  if (!found || !isSent(found)) throw new Error('The starter site has no short registration')
  const form = compileForm(found, dictionaries)
  const host = { ...createStoryHost({}), artefact: () => form } as unknown as ReturnType<
    typeof createStoryHost
  >
  const element = document.body.appendChild(document.createElement('main'))
  const root = createRoot(element)
  root.render(
    <StoryTheme scheme="dark">
      <TabsSkeleton host={host} panel={[{ type: 'form', props: { form: 'registration-fast' } }]} />
    </StoryTheme>,
  )
  const [first] = form.steps ?? []
  await vi.waitFor(() =>
    expect(element.querySelectorAll('[data-steps] i')).toHaveLength(first?.fields.length ?? 0),
  )
  expect(first?.fields.length).toBeLessThan(form.order.length)
  // What a field is called is read before its engine is here.
  for (const name of first?.fields ?? []) {
    const words = element.querySelector(`p:nth-of-type(${(first?.fields.indexOf(name) ?? 0) + 1})`)
    expect(words?.textContent).toContain(host.t(form.fields[name]?.label ?? ''))
    expect(words).toBeVisible()
  }
  root.unmount()
  element.remove()
})
