import type { App } from '../boot/App.ts'

/** Sends a message to the page that embeds this one, if it is the site itself or one that the site lets embed it. */
export function tellParent(app: App, message: unknown): void {
  const parentOrigin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : location.origin
  const allowed = [location.origin, ...(app.site().frameAncestors ?? [])]
  if (allowed.includes(parentOrigin)) window.parent.postMessage(message, parentOrigin)
}
