/** Who is compared on form pages: where the page stands, and the setting it is opened with. */
export interface Contender {
  name: string
  page: 'ours' | 'uncontrolled' | 'hookForm' | 'rjsf' | 'jsonForms'
  setting?: string
  /** Checks while typing, so that a wrong value must show an error. */
  live: boolean
}

export const LIMIT: Contender = { name: 'uncontrolled React inputs', page: 'uncontrolled', live: false }
export const OURS: Contender = { name: '**Croupier**, eager validation', page: 'ours', live: true }
export const HOOK_FORM: Contender = {
  name: 'react-hook-form + Mantine, on submit',
  page: 'hookForm',
  live: false,
}

export const CONTENDERS: Contender[] = [
  LIMIT,
  OURS,
  HOOK_FORM,
  { name: 'react-hook-form + Mantine, live', page: 'hookForm', setting: 'live', live: true },
  { name: '`@rjsf/mantine` + ajv8, on submit', page: 'rjsf', live: false },
  { name: '`@rjsf/mantine` + ajv8, live', page: 'rjsf', setting: 'live', live: true },
  { name: 'JSON Forms, vanilla renderers', page: 'jsonForms', live: true },
]

export function addressOf(contender: Contender, address: (name: string) => string): string {
  const query = contender.setting ? `?${contender.setting}` : ''
  return `${address(contender.page)}${query}`
}
