/** Where the browser keeps that the question was answered, and what becomes of it (`StoredConsent`). */
export const CONSENT = 'consent'

/** Where the browser keeps what was agreed to for a purpose: `1`, and nothing where it was refused. */
export const consentKey = (purpose: string): string => `${CONSENT}_${purpose}`
