/** What the server, the studio and the frame of a preview call things by. */
export const previewNames = {
  /** A preview stands at this and its token; its pages below. */
  path: '/preview/',
  /** Parameters of a page of a preview; the site in the frame never sees them. */
  locale: 'preview-locale',
  theme: 'preview-theme',
  player: 'preview-player',
  form: 'preview-form',
  popup: 'preview-popup',
  view: 'preview-view',
} as const

/** The parameters, which an address loses before the site reads it. */
export const previewParameters: readonly string[] = [
  previewNames.locale,
  previewNames.theme,
  previewNames.player,
  previewNames.form,
  previewNames.popup,
  previewNames.view,
]
