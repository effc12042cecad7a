/** Words of definitions that are edited section by section. */
export const settingsWords = {
  general: 'In general',
  sections: 'Sections',
  locale: 'Texts in',
  closedCampaign:
    'Nobody is offered it yet: the room that it is for is closed until its route shows another page:',
  hiddenBanner: (number: number) =>
    `Nobody will see it: at its position another banner is shown all the time. Give this one a number below ${number}, or let that one end, begin later, or have a higher number:`,
} as const
