import type { CallFailure } from './host.ts'

/**
 * A failure as it stands under /response/error in the actions after a call: in the platform's own words, because the
 * definitions' pointers speak them.
 */
export function failureFacts({ type, message, invalidParameters, errorData, resendTime }: CallFailure) {
  return {
    type,
    message,
    invalid_parameters: invalidParameters,
    ...(errorData !== undefined && { error_data: errorData }),
    ...(resendTime !== undefined && { resend_time: resendTime }),
  }
}
