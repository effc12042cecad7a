/** The right to open the provider's widget, as verification.getAccessToken answers it. */
export type Right = { token: string; provider: 'sumsub' | 'sandbox'; url?: string }

export type WidgetOptions = {
  right: Right
  /** Language of the page (BCP 47), and the scheme that its theme has. */
  locale: string
  scheme: 'dark' | 'light'
  /** Words that screen readers call the frame by. */
  title: string
  /** A new token, for when the one at hand runs out while the widget is open. */
  renew: () => Promise<string>
  onSubmitted: () => void
  onExpired: () => void
}

/** Shows a widget inside an element. Answers what takes it away. */
export type OpenWidget = (element: HTMLElement, options: WidgetOptions) => () => void

export function readRight(value: unknown): Right | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { token, provider, url } = value as Record<string, unknown>
  if (typeof token !== 'string' || (provider !== 'sumsub' && provider !== 'sandbox')) return undefined
  return { token, provider, ...(typeof url === 'string' && { url }) }
}
