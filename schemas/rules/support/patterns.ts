const marks = String.raw`@_"!?#$%^&*(){}\[\]~§+:;${'`'}<>\\`

/**
 * All regular expressions that are built in, as sources for the flag u. Rules, implied schemas and the
 * test that proves each of them linear read them here..
 */
export const patterns = {
  digits: '^[0-9]+$',
  /** Visible ASCII: what every keyboard layout and every operator's platform can take. */
  password: '^[!-~]+$',
  name: String.raw`^[^\p{Nd}${marks}|/]+$`,
  /** Refuses only what a name can never hold, so all that `name` takes passes. */
  nameLoose: String.raw`^[^<>{}\[\]|\\^~§;${'`'}]+$`,
  address: `^[^${marks}]+$`,
  /** Marks alone (Script=Inherited) are the accents of letters that were typed as two. */
  latinCyrillic: String.raw`^[\p{Script=Latin}\p{Script=Cyrillic}\p{Mn}0-9\s.,:;!?'’"()\-–—/&№]+$`,
  cardHolder: String.raw`^[\p{L}\p{M} .'’\-]+$`,
  fakename: String.raw`^[\p{L}\p{M}\p{N}]+$`,
  sum: '^[1-9][0-9]*$',
  dateCharacters: String.raw`^[0-9,.'\-]+$`,
  postcode: '^[0-9]{1,8}$',
  /** In whatever writing: what it comes to is for the numbering plan to say. */
  phone: String.raw`\p{Nd}`,
  email: String.raw`^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+){1,2}$`,
  cardNumber: String.raw`^(?:[0-9]{8,19}|[0-9]{6}\.{3}[0-9]{4}|new)$`,
  /** In whatever writing: structure and checksum are ibantools' part. */
  iban: String.raw`\p{Nd}`,
  decimal: String.raw`^-?[0-9]+(?:\.[0-9]+)?$`,
  decimalWithCommas: '^[-0-9.,]+$',
  notBlank: String.raw`\S`,
} as const

/** A sum with so many decimals at most; without any it is no less than one. */
export const sumPattern = (decimals: number): string =>
  decimals === 0 ? patterns.sum : String.raw`^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,${decimals}})?$`
