import type { Identity } from '../responsibleGaming/personTexts.ts'

type Fields = Record<string, unknown>

/**
 * Who somebody is by what Sumsub has read of their documents (`info` of an applicant): by the names as they are written and
 * as passports spell them, and by each document. What it does not know is left out.
 */
export function readIdentities(info: unknown): Identity[] {
  if (!isFields(info)) return []
  const documents = Array.isArray(info.idDocs) ? info.idDocs.filter(isFields) : []
  return [info, ...documents].flatMap((one) => {
    const birthDate = text(one.dob) ?? text(info.dob)
    const country = text(one.country)
    const number = text(one.number)
    const document = country && number ? { country, number } : undefined
    const names = [
      { firstName: text(one.firstName), lastName: text(one.lastName), document },
      { firstName: text(one.firstNameEn), lastName: text(one.lastNameEn) },
    ]
    return names
      .filter((name) => (name.firstName && name.lastName) || name.document)
      .map((name) => ({ ...name, birthDate }))
  })
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
