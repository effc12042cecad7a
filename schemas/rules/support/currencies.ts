/** Play money of the demo mode: an asset of its own, in hundredths. */
export const funCurrency = 'FUN'
/** Points of the loyalty programmes: an asset of its own, whole. */
export const pointsCurrency = 'PTS'
/** What levels of the programme are reached by: never spent. */
export const levelPointsCurrency = 'LVL'

/**
 * Assets by their number of decimals (the "minor unit" of ISO 4217, list one, 2026-01; crypto currencies as their
 * networks have them, at most 8). Sums are stored as integers of minor units, so a number here never changes once
 * money is kept in it; that is why it is not asked of `Intl`, whose answers change with its data (decision 0061).
 */
const byDecimals: Record<number, string> = {
  0: `BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF ${pointsCurrency} ${levelPointsCurrency}`,
  2: `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP
    CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR
    JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN
    NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
    SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG ${funCurrency}`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  6: 'USDC USDT TRX',
  8: 'BTC LTC DOGE',
}

const decimals = new Map(
  Object.entries(byDecimals).flatMap(([count, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(count)] as const),
  ),
)

/** How many decimals an asset has. @throws Error for an asset that the table does not know */
export function decimalsOf(currency: string): number {
  const count = decimals.get(currency)
  if (count === undefined) throw new Error(`The ledger knows no asset ${currency}`)
  return count
}

export const isKnownCurrency = (currency: string) => decimals.has(currency)

/** Whether it is money, and not play money or points. */
export const isMoney = (currency: string) =>
  currency !== funCurrency && currency !== pointsCurrency && currency !== levelPointsCurrency
