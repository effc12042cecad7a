/**
 * Every text that the form renderer itself shows; all else comes from the form's definition. Each locale must have
 * them all. In braces: the arguments of the ICU message.
 */
export const formMessageKeys = [
  /** Heading of the error summary: {count} fields need attention. */
  'forms.ui.errorSummary',
  /** One line of the summary: {label}, {message}. */
  'forms.ui.errorSummaryItem',
  /** An error whose code no dictionary knows. */
  'forms.ui.invalid',
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

  'forms.ui.showPassword',
  'forms.ui.hidePassword',

  /** How a date is typed, shown in the empty field: dd.mm.yyyy in the reader's letters. */
  'forms.ui.dateFormat',
  /** Name of the button that opens the calendar: {label}. */
  'forms.ui.openCalendar',

  /** Characters left in a text area: {count}. */
  'forms.ui.charactersLeft',

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

export type FormMessageKey = (typeof formMessageKeys)[number]
