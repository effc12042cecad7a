/** Who signs in at the sandbox: the claims of its userinfo (OpenID Connect Core 1.0, section 5.1). */
export type TestPerson = {
  sub: string
  name: string
  given_name?: string
  family_name?: string
  email: string
  email_verified: boolean
  locale: string
}

/** People to choose from; any other can be typed. */
export const testPeople: readonly TestPerson[] = [
  { sub: 'anna-1001', name: 'Anna Berg', email: 'anna.berg@example.com', email_verified: true, locale: 'en' },
  { sub: 'omar-1002', name: 'Omar Haddad', email: 'omar@example.com', email_verified: true, locale: 'ar' },
  { sub: 'ilze-1003', name: 'Ilze Ozola', email: 'ilze@example.com', email_verified: false, locale: 'lv' },
]
