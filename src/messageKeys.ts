/** Texts that the app itself shows; every locale must have them. */
export const appMessageKeys = [
  /** First link of the page, for the keyboard: leads to the content. */
  'shell.skip',
  /** Name of the logo's link for screen readers; argument brand. */
  'shell.home',
  /** Name of the button that opens the menu on phones. */
  'shell.menu',
  /** Name of the account area for screen readers. */
  'shell.account',
  /** Name of the language switch. */
  'shell.locale',
  /** Name of the theme switch while another theme of the given side is offered. */
  'shell.theme.toLight',
  'shell.theme.toDark',
  /** Notice while the browser has no connection. */
  'shell.offline',
  /** Name of the region that holds toasts. */
  'shell.notices',
  /** When the app itself fails: what happened, what to do, and the button that loads the page again. */
  'shell.crash.title',
  'shell.crash.text',
  'shell.crash.button',
  /** Button of a system page whose definition gives it no link; it loads the page again. */
  'shell.reload',
  /** Name of the close buttons of dialogs and toasts. */
  'dialog.close',
  /** Name of the back button of a dialog with several views. */
  'dialog.back',
  /** Read by screen readers while a dialog is loading. */
  'dialog.loading',
  'toast.close',
  /** Toast where a player was signed out by something else than this page: time, another tab, the platform. */
  'session.ended',
  /** Toast where a player was signed out for want of activity. */
  'session.inactive',
  /** Toast where an action's call got no answer. */
  'error.network',
  /** Toast where an action's call was refused. */
  'error.unknown',
] as const
