/** Digits of any script (٣, ３, ३ …) as 0–9, because people type those of their own keyboard. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Those of mathematics stand in five runs without a gap.
    const plain = digit.normalize('NFKC')
    if (/^[0-9]$/.test(plain)) return plain
    let zero = digit.codePointAt(0) ?? 0
    // Each script's digits stand in one run of ten, zero first.
    const value = zero
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1
    return String(value - zero)
  })
}
