import type { ReactNode } from 'react'
import type { RouteArtefact } from '#schemas/runtime/artefacts.ts'

export type LayoutName = RouteArtefact['layout']

/** What the component of a layout gets; it puts `children` into the `<main>` of the page. */
export type LayoutProps = { children: ReactNode }
