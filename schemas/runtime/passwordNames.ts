/**
 * What no new password may be: the name of the site, and what a player is known by, as far as the facts of the session
 * tell it.
 */
export function passwordNames(brand: string, session: Readonly<Record<string, unknown>>): string[] {
  const { login, first_name, fakename, login_contact } = session
  const contact =
    login_contact !== null && typeof login_contact === 'object' && 'contact' in login_contact
      ? login_contact.contact
      : undefined
  return [brand, login, first_name, fakename, contact].filter((name) => typeof name === 'string')
}
