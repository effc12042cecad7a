import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A number that is given out or counted, such as an id; JavaScript's whole numbers reach far enough. */
export const number = (name: string) => bigint(name, { mode: 'number' })

/** An amount in minor units of a currency. */
export const units = (name: string) => bigint(name, { mode: 'bigint' })

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
