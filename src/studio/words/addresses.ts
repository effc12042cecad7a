const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of routes and redirects. */
export const addressWords = {
  title: 'Try an address',
  lead: 'What an address leads to, with what you have typed and all drafts, found by what the site itself finds it with.',
  address: 'Address',
  hint: 'As players have it: /lv/cashier?offer=1, or whole, with its host',
  ask: 'Where does it lead?',
  for: (players: string) => `For: ${players}`,
  way: 'Way',
  redirect: (at: number, status: number) => `Redirect ${at} (${status}) leads to`,
  guard: (at: number, sentence: string) =>
    `Guard ${at} refuses, because it asks that ${sentence}; it leads to`,
  route: (name: string) => `The route ${name} leads on to`,
  spelt: 'Its language is spelt as others write it; it leads to',
  page: 'Page',
  layout: 'Layout',
  locale: 'Language',
  matched: 'Route',
  params: 'Parameters',
  none: 'None',
  menus: 'In menus',
  noMenu: 'No menu leads here',
  outside: (url: string) => `It leaves the site: ${url}`,
  loop: 'It never comes to an end. The publish gate refuses that.',
  missing: (systemPage: string) => `Nothing is there: players see the system page ${systemPage} (404).`,
  noPage: (route: string) => `The route ${route} fits, and its page is not there.`,
  reserved: (segment: string) =>
    `/${segment} is answered by the server itself; no route is asked for what begins so.`,
  closed: (systemPage: string) =>
    `The site is set to be closed, so that players see ${systemPage} at every address.`,
  shadowed: (names: string) => `Also fits, and is not asked, for it says less: ${names}`,
  gone: {
    title: 'These addresses lead nowhere any more',
    lead: 'Players and search engines still have them. Lead them on, and nobody stands before a page that is not there.',
    to: (address: string) => `Lead ${address} to`,
    also: (number: number) =>
      `${count(number, 'redirect leads here, and is led', 'redirects lead here, and are led')} on with it. Nothing else uses it: the next release will be without it.`,
    redirect: 'Redirect',
    done: (address: string, to: string) => `${address} leads to ${to}, as a draft of the redirects.`,
  },
  faults: (number: number) => count(number, 'conflict', 'conflicts'),
  noFaults: 'No two routes or redirects are in each other’s way.',
} as const
