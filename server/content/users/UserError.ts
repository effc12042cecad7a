/** One field of a body that is not as it must be. */
export type FieldFault = { path: string[]; message: string; name: 'ValidationError' }

/**
 * A refusal as clients of Strapi read it: `{data: null, error: {status, name, message, details}}`. Names and messages are
 * those of its plugin users-permissions, so that what was written against that shows the right words.
 */
export class UserError extends Error {
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(status: number, name: string, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = name
    this.status = status
    this.details = details
  }
}

/** What was sent is wrong. */
export const invalid = (message: string, details?: Record<string, unknown>) =>
  new UserError(400, 'ValidationError', message, details)

/** What was asked is not to be had. */
export const refused = (message: string) => new UserError(400, 'ApplicationError', message)

export const unauthorized = () => new UserError(401, 'UnauthorizedError', 'Missing or invalid credentials')

export const notFound = () => new UserError(404, 'NotFoundError', 'Not Found')

/** Several faults are counted, one speaks for itself. */
export function invalidFields(faults: readonly FieldFault[]): UserError {
  const [only] = faults
  const message = faults.length === 1 && only ? only.message : `${faults.length} errors occurred`
  return invalid(message, { errors: faults })
}
