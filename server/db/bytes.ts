import { customType } from 'drizzle-orm/pg-core'

/** A `bytea` column. The two drivers give different classes; this one gives a Buffer on both. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
})
