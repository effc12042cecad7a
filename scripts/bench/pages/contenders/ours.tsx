import { FormRenderer } from '../../../../renderers/forms/FormRenderer.tsx'
import type { Host } from '../../../../renderers/host.ts'
import { StoryTheme } from '../../../../renderers/StoryTheme.tsx'
import { createStoryHost } from '../../../../renderers/storyHost.ts'
import type { Facts } from '../../../../schemas/runtime/Facts.ts'
import { drive } from '../driver.ts'
import { renderReact } from '../renderReact.tsx'

drive(
  renderReact(({ artefact, messages }) => (
    <StoryTheme scheme="light">
      <FormRenderer form={artefact} host={benchHost(messages)} />
    </StoryTheme>
  )),
)

/** The host of stories, which grows with what renderers ask for; but its words are at hand, as those of the app are. */
function benchHost(messages: Record<string, string>): Host {
  const facts: Facts = { session: { authenticated: false }, site: {}, route: {}, query: {}, device: {} }
  return {
    ...createStoryHost({ phoneCountries: [] }),
    t: (text) => {
      const key = typeof text === 'string' ? text : text.key
      return messages[key] ?? key
    },
    facts: () => facts,
    report: (error, where) => {
      throw new Error(where, { cause: error })
    },
  }
}
