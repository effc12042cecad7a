/** The type `bytea` in Postgres' own list of types. */
const bytea = 17

/**
 * How the embedded database writes and reads `bytea`. By itself PGlite makes a text of each byte: one file of 10 MB took 800 MB of
 * memory and held the process up for seconds.
 */
export const embeddedBytes = {
  serializers: {
    [bytea]: (value: Uint8Array) =>
      `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`,
  },
  parsers: { [bytea]: (text: string) => Buffer.from(text.slice(2), 'hex') },
}
