/** With what push services know the site ("VAPID", RFC 8292), and which of them browsers may name. */
export type PushAccess = {
  publicKey: string
  /** Secret. */
  privateKey: string
  /** `mailto:` or `https:`: where who runs a push service reaches whoever runs the site. */
  subject: string
  /** Origins of push services besides those of the browsers. */
  services: readonly string[]
}
