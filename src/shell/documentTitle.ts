import type { Host } from '#renderers/host.ts'
import type { SeoArtefact } from '#schemas/runtime/artefacts.ts'
import type { App } from '../boot/App.ts'

/** Title of the document for the title of a page, as the server writes it. */
export function documentTitle(app: App, host: Host, title: string): string {
  const seo = app.stores.content.state.artefacts['seo/main'] as SeoArtefact | undefined
  if (!seo) return title || app.site().brand.name
  return title ? host.t({ key: seo.titleTemplate, args: { title } }) : host.t(seo.title)
}
