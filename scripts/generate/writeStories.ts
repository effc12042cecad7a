import { banner, quote } from './printTypes.ts'

/**
 * A story of every form and of every popup of the site, so that none is without.
 * @param definitions of the site, as they are written
 */
export function writeStories(definitions: readonly unknown[]): Record<string, string> {
  return {
    'stories/forms.stories.tsx': printStories('Site/Forms', 'SiteForm', idsOf(definitions, 'form')),
    'stories/popups.stories.tsx': printStories('Site/Popups', 'SitePopup', idsOf(definitions, 'popup')),
  }
}

function idsOf(definitions: readonly unknown[], kind: 'form' | 'popup'): string[] {
  const named = definitions as readonly { kind?: unknown; id?: unknown }[]
  return named.flatMap((one) => (one.kind === kind && typeof one.id === 'string' ? [one.id] : [])).sort()
}

/** Storybook reads stories without running them, so that each is written out. */
function printStories(title: string, component: 'SiteForm' | 'SitePopup', ids: readonly string[]): string {
  const stories = ids.map((id) => `export const ${nameOf(id)} = story(${quote(id)})\n`)
  return `${banner}import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${component} } from '#renderers/testing/siteScreens.tsx'

const meta: Meta = { title: ${quote(title)} }
export default meta

function story(id: string): StoryObj {
  return {
    render: (_args, { globals }) => <${component} id={id} locale={globals.dir === 'rtl' ? 'ar' : 'en'} />,
  }
}

${stories.join('')}`
}

/** registration-fast becomes RegistrationFast. */
const nameOf = (id: string) =>
  id.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
