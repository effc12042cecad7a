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
  /** Said while a file is sent and once it is there or gone; argument name. */
  'page.upload.sending',
  'page.upload.received',
  'page.upload.removed',
  /** Read by screen readers: the list of files, and the button that takes one back, gives it up or forgets it; argument name. */
  'page.upload.list',
  'page.upload.remove',
  'page.upload.cancel',
  'page.upload.dismiss',
  /** Why a file is not taken; arguments accept and size (formatted). */
  'page.upload.error.file_type',
  'page.upload.error.file_size',
  'page.upload.error.file_empty',
  'page.upload.error.file_broken',
  'page.upload.error.file_dimensions',
  'page.upload.error.file_active',
  /** The widget of the identity provider: while it opens, its name for screen readers, and the button that closes it. */
  'page.verification.opening',
  'page.verification.frame',
  'page.verification.close',
  /** The right to open it has run out. */
  'page.verification.expired',
  /** Title of a page that does not exist; argument path (the full path asked for). */
  'page.notFound',
] as const
