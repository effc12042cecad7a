/** Words of definitions that are edited section by section. */
export const settingsWords = {
  general: 'General',
  sections: 'Sections',
  locale: 'Texts in',
  closedCampaign: 'Not offered yet: its room is closed until the route shows another page:',
  hiddenBanner: (number: number) =>
    `Never shown: another banner always takes its position. Give this one a number below ${number}, or change the dates or number of the other:`,
} as const
