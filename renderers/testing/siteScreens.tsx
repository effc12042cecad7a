import { useState } from 'react'
import { compilePopup } from '#schemas/compiler/compilePopup.ts'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import { FormRenderer } from '../forms/FormRenderer.tsx'
import { PageRenderer } from '../pages/PageRenderer.tsx'
import '../pages/testing/storyTheme.css'
import { createStoryHost } from '../storyHost.ts'
import { starterDefinitions } from './starterDefinitions.ts'
import { starterForms } from './starterForms.ts'

type Texts = { locale: string; messages: Record<string, string> }

/** The texts of the starter site, by locale. */
const words: Record<string, Record<string, string>> = {}
for (const { locale, messages } of Object.values(
  import.meta.glob<Texts>('../../schemas/site/messages/{en,ar}/*.json', { eager: true, import: 'default' }),
))
  words[locale] = { ...words[locale], ...messages }

const popups = starterDefinitions('popup').map(compilePopup)
const artefacts: Record<string, Artefact> = Object.fromEntries(
  [...starterForms, ...popups].map((one) => [`${one.kind}/${one.id}`, one]),
)

/** What popups are about, which whoever opens one hands over. */
const handed = { name: 'Aurora', text: 'Aurora', contact: 'player@example.com', sent_to: 'p…@example.com' }

function useSiteHost(locale: string) {
  // What is asked of the platform is on its way for ever: what waits for it is shown waiting.
  const [host] = useState(() =>
    createStoryHost({ words, locale, artefacts, call: () => new Promise<never>(() => undefined) }),
  )
  return host
}

type SiteScreenProps = { id: string; locale?: string }

/** A form of the starter site in its own words, as it opens. */
export function SiteForm({ id, locale = 'en' }: SiteScreenProps) {
  const host = useSiteHost(locale)
  const form = starterForms.find((one) => one.id === id)
  if (!form) throw new Error(`the starter site has no form ${id}`)
  return (
    <main className="story">
      <FormRenderer form={form} host={host} />
    </main>
  )
}

/** A popup of the starter site without its dialog: the view that it opens with. */
export function SitePopup({ id, locale = 'en' }: SiteScreenProps) {
  const host = useSiteHost(locale)
  const [view] = Object.values(popups.find((one) => one.id === id)?.views ?? {})
  if (!view) throw new Error(`the starter site has no popup ${id}`)
  return (
    <main className="story">
      <PageRenderer blocks={view.blocks} host={host} scope={{ popup: handed }} />
    </main>
  )
}
