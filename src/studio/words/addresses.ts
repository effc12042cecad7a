const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of routes and redirects. */
export const addressWords = {
  title: 'Test an address',
  lead: 'Shows where an address leads, with all drafts and your unsaved changes.',
  address: 'Address',
  hint: 'For example /lv/cashier?offer=1, or a full URL',
  ask: 'Test',
  for: (players: string) => `For: ${players}`,
  way: 'Steps',
  redirect: (at: number, status: number) => `Redirect ${at} (${status}) leads to`,
  guard: (at: number, sentence: string) =>
    `Guard ${at} denies access (it requires that ${sentence}); it leads to`,
  route: (name: string) => `Route ${name} redirects to`,
  spelt: 'Language code in another form; redirects to',
  page: 'Page',
  layout: 'Layout',
  locale: 'Language',
  matched: 'Route',
  params: 'Parameters',
  none: 'None',
  menus: 'In menus',
  noMenu: 'Not in any menu',
  outside: (url: string) => `External: ${url}`,
  loop: 'Redirect loop. It cannot be published.',
  missing: (systemPage: string) => `Not found: players see the system page ${systemPage} (404).`,
  noPage: (route: string) => `Route ${route} matches, but its page is missing.`,
  reserved: (segment: string) => `/${segment} is reserved for the server; routes cannot start with it.`,
  closed: (systemPage: string) => `The site is closed: players see ${systemPage} at every address.`,
  shadowed: (names: string) => `Also matches, but is less specific: ${names}`,
  gone: {
    title: 'These addresses will no longer work',
    lead: 'Players and search engines still use them. Redirect them so that visitors don’t hit a missing page.',
    to: (address: string) => `Redirect ${address} to`,
    also: (number: number) =>
      `${count(number, 'redirect leads', 'redirects lead')} here and will be updated too. Nothing else uses it. The next release removes it.`,
    redirect: 'Redirect',
    done: (address: string, to: string) => `${address} redirects to ${to}, as a draft.`,
  },
  faults: (number: number) => count(number, 'conflict', 'conflicts'),
  noFaults: 'No conflicts between routes or redirects.',
} as const
