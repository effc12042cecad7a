/**
 * One text for all that look or read the same: compatibility forms (NFKC: full-width letters, composed accents), case,
 * and characters that show nothing (zero-width, controls, turns of direction).
 */
export function fold(text: string): string {
  const visible = (one: string) => one.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
  return visible(visible(text).normalize('NFKC').toLowerCase().normalize('NFKC')).trim()
}
