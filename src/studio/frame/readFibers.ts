import type { I18n } from '@lingui/core'
import type { FormSession } from '#renderers/forms/session/FormSession.ts'
import type { Artefact } from '#schemas/runtime/artefacts.ts'

/** The app that draws the page, as far as it is read here. */
export type PreviewedApp = {
  stores: {
    content: { state: { artefacts: Readonly<Record<string, Artefact>> } }
    dialogs: { open: (popup: string, options: { view?: string }) => boolean }
  }
  i18n: I18n
}

/** What React keeps of a component on the page, as far as it is read here. */
type Fiber = {
  return: Fiber | null
  /** The other of two, which React draws in turn; nothing tells which is on the screen. */
  alternate: Fiber | null
  memoizedProps: Readonly<Record<string, unknown>> | null
}

/**
 * What components were drawn with, from the innermost at an element outwards. React keeps it at its elements, so that the site's
 * code needs nothing for a preview to know what is what, and players load nothing of it.
 */
export function* propsAround(element: Element): Generator<Readonly<Record<string, unknown>>> {
  let fiber: Fiber | null | undefined
  for (let at: Element | null = element; at && !fiber; at = at.parentElement) fiber = fiberOf(at)
  for (; fiber; fiber = fiber.return)
    for (const { memoizedProps } of [fiber, fiber.alternate ?? fiber]) if (memoizedProps) yield memoizedProps
}

function fiberOf(element: Element): Fiber | undefined {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'))
  return name === undefined ? undefined : (element as unknown as Record<string, Fiber>)[name]
}

/** The app that draws the page; undefined until it does. */
export function appOf(root: Element | null): PreviewedApp | undefined {
  const [first] = root?.children ?? []
  if (first)
    for (const { app } of propsAround(first)) if (isRecord(app) && 'stores' in app) return app as never
  return undefined
}

/** The form that an element stands in. */
export function sessionAt(element: Element): FormSession | undefined {
  for (const { value } of propsAround(element))
    if (isRecord(value) && isRecord(value.session) && 'topics' in value.session) return value.session as never
  return undefined
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
