import type { ExceptionType, Failure, FieldError } from '#generated/api.ts'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { isDataException } from '../../db/sqlErrors.ts'
import { ControlCharactersError } from '../../http/controlCharacters.ts'

export type FieldErrors = Record<string, FieldError[]>

/**
 * HTTP status of each type of failure. The site shows whole pages for 403 (forbidden), 404 (not found) and 503
 * (maintenance), so a refusal that the player can do something about is a 409.
 */
const statuses: Record<ExceptionType, number> = {
  UnknownErrorException: 500,
  ApplicationDisabledException: 503,
  MethodNotFoundException: 404,
  AuthorizationException: 401,
  InvalidRequestException: 400,
  InternalServerErrorException: 500,
  AccessDeniedException: 403,
  UserDeletedException: 409,
  UserBannedException: 403,
  UserNeedDepositException: 409,
  UserNeedProfileDataException: 409,
  UserNeedConfirmContactException: 409,
  ApplicationUnavailableException: 503,
  InvalidParameterException: 400,
  TooManyRequestsException: 429,
  BillingServiceErrorException: 502,
  BillingTransactionDeclinedException: 409,
  BillingUnavailableException: 502,
  BillingDepositLimitExceededException: 409,
  WithdrawalDeclinedException: 409,
  WithdrawalLimitsExceededException: 409,
  WithdrawalLimitsPeriodExceededException: 409,
  KycUserProfileException: 409,
  KycWithdrawalException: 409,
  StorageQuotaExceededException: 409,
  SumsubVerificationRequiredException: 409,
  RequisitesOnVerificationException: 409,
  RequisitesValidationRequiredException: 409,
  RequisitesFraudulentException: 409,
  LoyaltyPriceChangedException: 409,
  LoyaltyInsufficientPointsException: 409,
  LoyaltyDebtException: 409,
  LoyaltyProductUnavailableException: 409,
  LoyaltyFrozenException: 409,
  LoyaltyCharacterTooSoonException: 409,
}

type Details = {
  /** Where the status of the type does not fit. */
  status?: number
  errorData?: Record<string, unknown>
  invalidParameters?: FieldErrors
  /** Seconds. */
  resendTime?: number
  /** Seconds after which the call may be sent again. */
  retryAfter?: number
  cause?: unknown
}

/** Failure that the caller is told about. Its message is for developers and must hold no secrets. */
export class PlatformError extends Error {
  readonly type: ExceptionType
  readonly status: number
  readonly errorData: Record<string, unknown> | undefined
  readonly invalidParameters: FieldErrors | undefined
  readonly resendTime: number | undefined
  readonly retryAfter: number | undefined

  constructor(type: ExceptionType, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'PlatformError'
    this.type = type
    this.status = details.status ?? statuses[type]
    this.errorData = details.errorData
    this.invalidParameters = details.invalidParameters
    this.resendTime = details.resendTime
    this.retryAfter = details.retryAfter
  }
}

export const invalidParameters = (fields: FieldErrors) =>
  new PlatformError('InvalidParameterException', `Wrong: ${Object.keys(fields).join(', ')}`, {
    invalidParameters: fields,
  })

export const invalidRequest = (message: string, status = 400) =>
  new PlatformError('InvalidRequestException', message, { status })

export const methodNotFound = (message: string, status = 404) =>
  new PlatformError('MethodNotFoundException', message, { status })

export const notSignedIn = () => new PlatformError('AuthorizationException', 'Sign in first')

export const userBlocked = () => new PlatformError('UserBannedException', 'The account is blocked')

export const userDeleted = () => new PlatformError('UserDeletedException', 'The account was closed')

/** Seconds after which a call that the database was away for is sent again: it is back soon or late. */
const retryDatabase = 2

/**
 * The database is away. A call that changes something may have been carried out all the same: with the same
 * Idempotency-Key it is sent again without harm.
 */
const databaseAway = (cause: unknown) =>
  new PlatformError('ApplicationUnavailableException', 'Out of reach for a moment: send it again', {
    retryAfter: retryDatabase,
    cause,
  })

/** Any error as one that may be told; what we did not foresee says nothing about itself. */
export function toPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  if (isDatabaseAway(error)) return databaseAway(error)
  if (error instanceof ControlCharactersError)
    return invalidParameters(Object.fromEntries(error.fields.map((name) => [name, [{ code: 'characters' }]])))
  if (isDataException(error)) return invalidRequest('A value cannot be kept')
  const status = statusOf(error)
  if (status === 413) return invalidRequest('The body is too large', 413)
  if (status === 415) {
    return invalidRequest('Send application/x-www-form-urlencoded or multipart/form-data', 415)
  }
  if (status === 429) return new PlatformError('TooManyRequestsException', 'Too many requests')
  if (status >= 400 && status < 500) return invalidRequest('The request is malformed', status)
  return new PlatformError('InternalServerErrorException', 'Something went wrong', { cause: error })
}

/** Body of the answer to a failed call. */
export function errorEnvelope(error: unknown): Failure {
  const told = toPlatformError(error)
  return {
    error: {
      type: told.type,
      message: told.message,
      ...(told.errorData && { error_data: told.errorData }),
      ...(told.invalidParameters && { invalid_parameters: told.invalidParameters }),
      ...(told.resendTime !== undefined && { resend_time: told.resendTime }),
    },
  }
}

/** Fastify marks refusals of its own with the status that they should have. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : 500
}
