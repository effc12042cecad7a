/** Words of what is published, or taken back, at a moment. */
export const scheduleWords = {
  title: 'Scheduled',
  when: 'When',
  now: 'Now',
  later: 'At a moment',
  at: 'Goes live',
  until: 'Is taken back',
  untilHint:
    'Left empty, it stays. What it changed is then as it was before, unless somebody has changed it since.',
  zone: (name: string) => `By your clock: ${name}.`,
  toCome: 'Choose a moment that is to come.',
  afterThat: 'Choose a moment after it goes live.',
  schedule: (number: number) => `Schedule ${number === 1 ? '1 change' : `${number} changes`}`,
  done: (when: string) => `Scheduled: ${when}`,
  states: { waiting: 'Waiting', done: 'Done', refused: 'Refused', cancelled: 'Cancelled' },
  actions: {
    publish: (when: string) => `Goes live ${when}`,
    unpublish: (when: string) => `Is taken back ${when}`,
  },
  ended: {
    publish: (when: string) => `For ${when}`,
    unpublish: (when: string) => `To be taken back ${when}`,
  },
  by: (who: string) => `Scheduled by ${who}`,
  released: (release: number) => `Release ${release}`,
  takesBack: (release: number) => `What release ${release} changed`,
  none: 'Nothing is scheduled. Choose “At a moment” instead of “Now” when you publish: it then goes live by itself, also while nobody is here.',
  go: 'Go to Changes',
  earlier: 'What became of earlier ones',
  foreseen: (why: string) => `As things stand it will be refused: ${why}`,
  endangered: (when: string, message: string, why: string) =>
    `What is to happen ${when} (“${message}”) will now be refused: ${why}`,
  endangers: 'What waits for its moment would then be refused',
  held: (when: string) => `Goes live ${when} just as it is. If it is changed, it will not.`,
  heldTexts: (keys: string, when: string) =>
    `Go live ${when} just as they are: ${keys}. Those that are changed keep all that goes live with them from it; other texts do not.`,
  onlyThese: 'Only this of it',
  onlyHint: 'Everything that it changed, if left empty.',
  changed: (keys: string) => `Changed since it was reviewed, so that it will be refused: ${keys}.`,
  move: 'Move',
  moved: (when: string) => `Moved: ${when}`,
  cancel: 'Call it off',
  cancelAsk: 'It will not be done. Your drafts stay as they are.',
  cancelled: 'Cancelled',
  setAside: 'Set aside',
  refused: (when: string) => `What was to go live ${when} did not`,
  refusedBack: (when: string) => `What was to be taken back ${when} was not`,
  look: 'Look at it',
  takeBack: 'Take back …',
  takeBackHint: 'What this release changed is then as it was before, unless somebody has changed it since.',
  save: 'Save',
} as const

/** Words of what goes live only once a second publisher has approved it. */
export const approvalWords = {
  needed: 'Needs a second publisher',
  given: (names: string) => `Approved by ${names}`,
  own: 'You have approved it: somebody else has to publish it.',
  hint: 'This goes live only once a publisher other than the one who publishes has approved it just as it is.',
  how: 'Another publisher or administrator approves under Changes, where each draft has a button for it: tell one. What is no draft is brought back from its history first.',
  howBack:
    'What a release had can be approved once it is a draft again: open the history of each, bring back what the release had, and save it. Another publisher or administrator then approves it under Changes, and it can be published.',
  history: (key: string) => `History of ${key}`,
  approve: 'Approve',
  approved: 'Approved',
  withdraw: 'Take my approval back',
  withdrawn: 'Approval taken back',
} as const
