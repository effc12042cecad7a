/** Stands in kept documents where each response puts its own nonce. */
export const noncePlaceholder = '%NONCE%'
