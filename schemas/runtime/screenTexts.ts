/** Texts that the app itself shows. */
const appTexts = [
  /** First link of the page, for the keyboard: leads to the content. */
  'shell.skip',
  /** Name of the logo's link for screen readers; argument brand. */
  'shell.home',
  /** Name of the button that opens the menu on phones. */
  'shell.menu',
  /** Opens the entries of the header's menu that have no room in it. */
  'shell.more',
  /** Name of the account area for screen readers. */
  'shell.account',
  /** Name of the player's balance in the header, and what stands for it where the player hides amounts. */
  'balance.label',
  'balance.concealed',
  /** Said when the balance has changed; argument amount (formatted). */
  'balance.changed',
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
  /** Title of a dialog whose popup cannot be shown, where the site has no other for it. */
  'dialog.failed',
  'toast.close',
  /** Toast where a player was signed out by something else than this page: time, another tab, the platform. */
  'session.ended',
  /** Toast where a player was signed out for want of activity. */
  'session.inactive',
  /** Toast where an action's call got no answer. */
  'error.network',
  /** Toast where an action's call was refused. */
  'error.unknown',
  /** Toast where the word of a messenger about its user was not taken. */
  'popups.registration.wrongRegServerError',
] as const

/** Texts that pages, blocks and routes show themselves. */
const pageTexts = [
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
  /** Below a long list: how much of it is shown ({shown}, {total}); said when more came ({added}). */
  'page.list.count',
  'page.list.added',
  /** Before how long a payment takes, and what it costs. */
  'methods.part.time',
  'methods.part.fees',
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

/** Texts that the form renderer itself shows; all else comes from the definition of the form. In braces: arguments. */
const formTexts = [
  /** Heading of the error summary: {count} fields need attention. */
  'forms.ui.errorSummary',
  /** One line of the summary: {label}, {message}. */
  'forms.ui.errorSummaryItem',
  /** An error whose code no dictionary knows. */
  'forms.ui.invalid',
  /** Stands for the sign of the notice that what was entered is wrong, for screen readers. */
  'forms.ui.wrongEntry',
  /** Below a value that the platform could not be asked about; it is asked again. */
  'forms.ui.notChecked',
  'forms.ui.retry',
  /** A link that has to wait: {label}, {time} (m:ss). */
  'forms.ui.linkWaits',
  'forms.ui.dismiss',
  /** Said while the form is being sent. */
  'forms.ui.submitting',

  /** Empty option of a select, where it has no placeholder. */
  'forms.ui.choose',
  'forms.ui.loadingOptions',
  'forms.ui.optionsFailed',
  /** A select that has nothing to choose from. */
  'forms.ui.noOptions',
  /** A select that waits for another field: {field} is its label. */
  'forms.ui.chooseFirst',
  /** Name of the list of dial codes beside a phone number: {label} is the field's label. */
  'forms.ui.dialCode',

  /** Name of the list of sums to pick: {label} is the field's label. */
  'forms.ui.presets',

  'forms.ui.showPassword',
  'forms.ui.hidePassword',

  /** How a date is typed, shown in the empty field: dd.mm.yyyy in the reader's letters. */
  'forms.ui.dateFormat',
  /** Name of the button that opens the calendar: {label}. */
  'forms.ui.openCalendar',

  /** Characters left in a text area: {count}. */
  'forms.ui.charactersLeft',
  'forms.ui.passwordStrength',
  'forms.ui.passwordStrengthLabel',

  'forms.ui.chooseFile',
  'forms.ui.replaceFile',
  /** {name} is the file's name. */
  'forms.ui.removeFile',
  /** {name}, {size} (already formatted, with its unit). */
  'forms.ui.fileChosen',
  /** What may be chosen: {accept}. */
  'forms.ui.fileTypes',
  /** The largest file: {size} (already formatted, with its unit). */
  'forms.ui.fileLimit',

  'forms.ui.next',
  'forms.ui.back',
  /** {step} of {count}. */
  'forms.ui.stepOf',

  /** Fields that the platform supplies are on their way. */
  'forms.ui.loadingFields',
  'forms.ui.fieldsFailed',
  /** A new version of the form has no longer these fields: {fields} (labels joined), {count}. */
  'forms.ui.removedFields',
  /** A new version of the form has fields more: {fields} (labels joined), {count}. */
  'forms.ui.addedFields',

  /** A field that cannot be shown: {field} is its system name. */
  'forms.ui.brokenField',
  /** The whole form cannot be shown. */
  'forms.ui.brokenForm',
] as const

/**
 * Keys of every text that code shows by itself; all others are named by definitions. The publish gate asks for them in
 * every locale, and the first screen brings them along.
 */
export const screenTexts = [...appTexts, ...pageTexts, ...formTexts] as const
