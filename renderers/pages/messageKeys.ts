/** Texts that pages, blocks and routes show themselves; every locale must have them. */
export const pageMessageKeys = [
  /** Heading of the panel that stands for a block which cannot be shown. */
  'page.block.failed',
  /** Its line; arguments type and reason (unknown block, wrong property …, technical, English). */
  'page.block.reason',
  /** Read by screen readers after a link that opens a window of its own. */
  'page.link.newWindow',
  /** Read by screen readers while a page or a form is loading. */
  'page.loading',
  /** What stands where a part of the page could not be loaded, above the reason, and the button that tries again. */
  'page.load.failed',
  'page.load.retry',
  /** Button of a service to sign in with; argument name. */
  'page.social.continue',
  /** Stands below the buttons while the window of a service is open; argument name. */
  'page.social.waiting',
  /** Title of a page that does not exist; argument path (the full path asked for). */
  'page.notFound',
] as const
