import { FormRenderer } from '../../../../renderers/forms/FormRenderer.tsx'
import type { Host } from '../../../../renderers/host.ts'
import { StoryTheme } from '../../../../renderers/StoryTheme.tsx'
import type { Facts } from '../../../../schemas/compiler/Facts.ts'
import { drive } from '../driver.ts'
import { renderReact } from '../renderReact.tsx'

drive(
  renderReact(({ artefact, messages }) => (
    <>
      <StoryTheme scheme="light" />
      <FormRenderer form={artefact} host={benchHost(messages)} />
    </>
  )),
)

/** An app of which a form needs nothing but words. */
function benchHost(messages: Record<string, string>): Host {
  const facts: Facts = { session: { authenticated: false }, site: {}, route: {}, query: {}, device: {} }
  const words = (key: string) => messages[key] ?? key
  return {
    t: (text) => words(typeof text === 'string' ? text : text.key),
    locale: () => 'en',
    href: () => undefined,
    facts: () => facts,
    call: async () => ({ ok: true, response: {} }),
    run: async () => {},
    resolve: () => ({}),
    artefact: () => undefined,
    hasArtefact: () => false,
    moved: () => null,
    prefetch: () => {},
    phoneCountries: () => [],
    report: (error, where) => {
      throw new Error(where, { cause: error })
    },
    subscribe: () => () => {},
    version: () => 0,
  }
}
