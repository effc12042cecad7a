/** Words of definitions that are edited section by section. */
export const settingsWords = {
  general: 'In general',
  sections: 'Sections',
  locale: 'Texts in',
} as const
