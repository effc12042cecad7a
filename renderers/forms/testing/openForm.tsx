import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { loadRules } from '#schemas/rules/registry.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { rulesUsed } from '#schemas/runtime/rulesUsed.ts'
import { StoryTheme } from '../../StoryTheme.tsx'
import { createStoryHost, type StoryHost, type StoryHostOptions } from '../../storyHost.ts'
import { settle } from '../../testing/settle.ts'
import { FormRenderer, type FormRendererProps } from '../FormRenderer.tsx'

export type OpenedForm = {
  host: StoryHost
  element: HTMLElement
  /** The control of a field: the element that its label names. */
  control(name: string): HTMLElement
  field(name: string): HTMLElement
  errorOf(name: string): string
  /** How often React has drawn anything of the form. */
  drawings(): number
  publish(form: FormArtefact): Promise<void>
  /** Other values and another scope from what the form stands in. */
  give(given: Pick<FormRendererProps, 'values' | 'scope'>): Promise<void>
  submit(): Promise<void>
  close(): Promise<void>
}

/**
 * What a form loads when it first needs it, as far as it is there. A busy machine may take longer for it than any test waits; that forms wait
 * for it has tests of its own.
 */
const loadAhead = (form: FormArtefact) =>
  Promise.allSettled([
    ...rulesUsed(form).map((rule) => loadRules([rule])),
    import('#schemas/rules/passwordStrength.ts'),
    import('../session/readPlatformFields.ts'),
    import('#schemas/rules/readPhone.ts'),
    import('../widgets/flagUrls.ts'),
    import('../widgets/ChoiceList.tsx'),
    import('../widgets/DateCalendar.tsx'),
    import('../../files/DropArea.tsx'),
  ])

/** A form in the document, or in what stands there already; for tests in the browser. */
export async function openForm(
  form: FormArtefact,
  options: StoryHostOptions = {},
  given: Pick<FormRendererProps, 'values' | 'scope'> = {},
  place: HTMLElement = document.body,
): Promise<OpenedForm> {
  await loadAhead(form)
  const host = createStoryHost(options)
  const element = document.createElement('main')
  place.append(element)
  const root = createRoot(element)
  let drawings = 0
  const count = () => {
    drawings += 1
  }
  let latest = form
  const draw = (shown: FormArtefact, more = given) => {
    latest = shown
    root.render(
      <StoryTheme scheme="dark">
        <Profiler id="form" onRender={count}>
          <FormRenderer form={shown} host={host} {...more} />
        </Profiler>
      </StoryTheme>,
    )
    return settle()
  }
  const find = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`Nothing in the form matches ${selector}`)
    return found
  }
  await draw(form)
  // On a busy machine the first drawing takes longer than any wait.
  await vi.waitFor(() => find('form'))
  const field = (name: string) => find(`[data-field="${name}"]`)
  return {
    host,
    element,
    field,
    control: (name) => {
      const id = field(name)
        .querySelector('[id$="-error"]')
        ?.id.replace(/-error$/, '')
      const control = document.getElementById(id ?? '')
      if (!control) throw new Error(`The field ${name} has no control`)
      return control
    },
    errorOf: (name) => field(name).querySelector('[id$="-error"]')?.textContent ?? '',
    drawings: () => drawings,
    publish: (shown) => draw(shown),
    give: (more) => draw(latest, more),
    submit: () => {
      find('button[type=submit]').click()
      return settle()
    },
    close: async () => {
      root.unmount()
      element.remove()
    },
  }
}
