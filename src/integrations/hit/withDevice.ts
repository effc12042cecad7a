import type { Host } from '#renderers/host.ts'
import type { Device } from './createDevice.ts'

/** Calls that the platform wants to know the device of. */
const carrying: ReadonlySet<string> = new Set([
  'auth.register',
  'auth.finishRegistration',
  'auth.login',
  'cashier.makedeposit',
  'cashier.makewithdrawal',
])

/**
 * Calls as before, of which some say what the device says of itself. The same payment that is asked for once more says the same
 * again: with another body it would be another command.
 */
export function withDevice(call: Host['call'], device: Pick<Device, 'soon'>): Host['call'] {
  let last: { payment: string; seon_session: string | undefined } | undefined

  return async (operation, values, options) => {
    if (!carrying.has(operation)) return call(operation, values, options)
    if (!operation.startsWith('cashier.'))
      return call(operation, { ...values, seon_session: await device.soon() }, options)
    const payment = JSON.stringify([operation, values])
    if (last?.payment !== payment) last = { payment, seon_session: await device.soon() }
    return call(operation, { ...values, seon_session: last.seon_session }, options)
  }
}
