import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ContentApi } from '../api/createContentApi.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { useCompiled } from './useCompiled.ts'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('is made anew of what a colleague has done', async () => {
  let words = 'First'
  const studio = createStudio({} as ContentApi)
  studio.state.version = '1'
  function Shown() {
    const { answer } = useCompiled('page/faq', '', 'en', async () => words)
    return <p>{answer}</p>
  }
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <StudioContext value={studio}>
      <Shown />
    </StudioContext>,
  )
  await expect.element(page.getByText('First')).toBeVisible()
  words = 'Second'
  studio.state.version = '2'
  await expect.element(page.getByText('Second')).toBeVisible()
})
