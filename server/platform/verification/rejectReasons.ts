/**
 * Why a provider wants other documents, as codes that messages turn into words; the labels are Sumsub's
 * (docs.sumsub.com, Rejection labels). What is not here is `other`: suspicion of fraud is never told.
 */
const labels: Record<string, string> = {
  UNSATISFACTORY_PHOTOS: 'unreadable',
  BAD_PROOF_OF_IDENTITY: 'unreadable',
  LOW_QUALITY: 'unreadable',
  SCREENSHOTS: 'unreadable',
  BLACK_AND_WHITE: 'unreadable',
  DOCUMENT_DAMAGED: 'unreadable',
  DOCUMENT_PAGE_MISSING: 'incomplete',
  INCOMPLETE_DOCUMENT: 'incomplete',
  FRONT_SIDE_MISSING: 'incomplete',
  BACK_SIDE_MISSING: 'incomplete',
  ID_INVALID: 'expired',
  EXPIRATION_DATE: 'expired',
  PROBLEMATIC_APPLICANT_DATA: 'mismatch',
  NOT_ALL_CHECKS_COMPLETED: 'incomplete',
  BAD_SELFIE: 'selfie',
  SELFIE_MISMATCH: 'selfie',
  BAD_FACE_MATCHING: 'selfie',
  BAD_PROOF_OF_ADDRESS: 'address',
  WRONG_ADDRESS: 'address',
  WRONG_USER_REGION: 'country',
  REGULATIONS_VIOLATIONS: 'country',
  UNSUPPORTED_LANGUAGE: 'country',
  AGE_REQUIREMENT_MISMATCH: 'age',
}

/** The first label that says something to the player. */
export function reasonOf(given: unknown): string {
  const list = Array.isArray(given) ? given : []
  const known = list.find((label) => typeof label === 'string' && Object.hasOwn(labels, label))
  return (typeof known === 'string' && labels[known]) || 'other'
}
