/** What a device is sent, encrypted for it alone: what the service worker shows, and where a press leads. */
export type PushedNotice = {
  title: string
  body: string
  /** Path on the site, with the prefix of its locale. */
  address: string
  /** A notice of the same name takes the place of one that nobody has looked at. */
  tag: string
  lang: string
  dir: 'ltr' | 'rtl'
  /** Path of a picture. */
  icon?: string
}
