/** What differs between two versions of a definition, as one would tell it. */
export const differenceWords = {
  isNew: 'It is new.',
  isGone: 'It is deleted.',
  moved: (place: string) => `${place}: reordered`,
  fieldsMoved: 'The fields are reordered.',
  field: {
    added: (name: string) => `The field ${name} is new.`,
    removed: (name: string) => `The field ${name} is removed.`,
  },
  required: (name: string, isIt: boolean) =>
    isIt ? `${name} became required.` : `${name} is no longer required.`,
  visible: (name: string, isIt: boolean) => (isIt ? `${name} is shown.` : `${name} is hidden.`),
  of: (attribute: string, name: string) => `${attribute} of ${name}:`,
  attributes: {
    label: 'Label',
    placeholder: 'Placeholder',
    help: 'Help',
    type: 'Type',
    width: 'Width',
    mask: 'Mask',
    regex: 'Pattern',
    rules: 'Rules',
    visibleWhen: 'Visibility condition',
    requiredWhen: 'Required condition',
    initial: 'Initial value',
  },
  text: {
    added: (key: string) => `The text ${key} is new:`,
    removed: (key: string) => `The text ${key} is removed:`,
    changed: (key: string) => `The text ${key}:`,
  },
} as const
