/** Words of definitions that are edited section by section. */
export const settingsWords = {
  general: 'In general',
  sections: 'Sections',
  locale: 'Texts in',
  hiddenBanner: (number: number) =>
    `Nobody will see it: at its position another banner is shown all the time. Give this one a number below ${number}, or let that one end, begin later, or have a higher number:`,
} as const
