type Decimal = `${number}`

/**
 * Writes and reads sums of one currency: whole minor units here, major units as the player's language writes them.
 * @param digits decimals of the currency as the ledger counts it, which not every browser knows
 */
export function createMoney(locale: string, currency: string, digits: number) {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  // Intl throws at codes of four letters, which some crypto currencies have.
  const isNamed = currency.length === 3
  const format = new Intl.NumberFormat(locale, {
    ...(isNamed && { style: 'currency', currency }),
    ...decimals,
  })
  const plain = new Intl.NumberFormat(locale, {
    useGrouping: false,
    ...decimals,
  })
  const stripped = new Intl.NumberFormat(locale, {
    useGrouping: false,
    ...decimals,
    trailingZeroDisplay: 'stripIfInteger',
  })
  /** Digits of the language, as `٠` to `٩`, by the digits that are meant. */
  const numerals = new Map(
    Array.from({ length: 10 }, (_, at) => [new Intl.NumberFormat(locale).format(at), String(at)]),
  )
  const point = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value

  return {
    /** As it is shown: €12.50. */
    show(units: bigint | string): string {
      const sum = format.format(asDecimal(BigInt(units), digits))
      return isNamed ? sum : `${currency}\u00a0${sum}`
    },
    /** As it is typed: 12.50. */
    write: (units: bigint | string): string => plain.format(asDecimal(BigInt(units), digits)),
    /** As it stands on a chip: 12.50, and 12 where nothing follows. */
    short: (units: bigint | string): string => stripped.format(asDecimal(BigInt(units), digits)),
    /** Minor units of what was typed; none where it is no sum. Both signs are taken for the decimal one. */
    read(text: string): bigint | undefined {
      const latin = [...text.trim()]
        .map((sign) => numerals.get(sign) ?? (sign === point || sign === ',' ? '.' : sign))
        .join('')
        .replaceAll(/[\s\u00a0\u202f\u200e\u200f\u061c]/g, '')
      const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(latin) ?? []
      if (whole === '' || part.length > digits) return undefined
      return BigInt(whole + part.padEnd(digits, '0'))
    },
  }
}

export type Money = ReturnType<typeof createMoney>

/** A decimal number of minor units, without a float. */
function asDecimal(units: bigint, digits: number): Decimal {
  const sign = units < 0n ? '-' : ''
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return `${sign}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}` as Decimal
}
