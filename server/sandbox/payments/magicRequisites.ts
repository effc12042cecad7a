/** What the last digits of a requisite make the sandbox say of it; of an e-mail address, those before the sign. */
const magic = {
  9901: 'requisites_on_verification',
  9902: 'requisites_validation_required',
  9903: 'requisites_fraudulent',
} as const

/** In words, for the page. */
export const magicRequisiteTexts = {
  9901: 'is being checked: neither in nor out',
  9902: 'must be verified first',
  9903: 'is a fraud’s',
} as const satisfies Record<keyof typeof magic, string>

/** Why something cannot be paid with these requisites. */
export function requisitesFault(requisites: Readonly<Record<string, string>>): string | undefined {
  for (const value of Object.values(requisites)) {
    const [, digits] = /(990[123])(?:@.*)?$/.exec(value.trim()) ?? []
    if (digits !== undefined) return magic[Number(digits) as keyof typeof magic]
  }
  return undefined
}
