/** What kinds are called in the tree, in its order; a kind that is not here comes last, by its own name. */
const names: Record<string, string> = {
  form: 'Forms',
  page: 'Pages',
  popup: 'Popups',
  template: 'Templates',
  fragment: 'Fragments',
  condition: 'Conditions',
  menu: 'Menus',
  routes: 'Routes',
  redirects: 'Redirects',
  media: 'Pictures',
  messages: 'Texts',
  locales: 'Languages',
  dictionary: 'Validation messages',
  site: 'Site',
  seo: 'SEO',
  'system-page': 'System pages',
  banner: 'Banners',
  campaign: 'Campaigns',
  promotion: 'Promotions',
  tournament: 'Tournaments',
  jackpot: 'Jackpots',
  'loyalty-programme': 'Loyalty programmes',
  'loyalty-quest': 'Quests',
  'loyalty-product': 'Loyalty shop',
  'loyalty-character': 'Characters',
  'payment-method': 'Payment methods',
  sportsbook: 'Sportsbook',
  games: 'Games',
  'game-category': 'Game categories',
  'game-provider': 'Game providers',
}
const order = Object.keys(names)

export const kindName = (kind: string): string => names[kind] ?? kind

const placeOf = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length)

export const compareKinds = (one: string, other: string): number =>
  placeOf(one) - placeOf(other) || one.localeCompare(other)
