/** Digits of any script (٣, ۳, ३ …) as 0–9, because readers type those of their own keyboard. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    // Each script's digits stand in one run of ten, zero first.
    const value = zero
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1
    return String(value - zero)
  })
}
