/**
 * Text as it is judged and kept: letters with accents composed (Unicode NFC), because keyboards, files and services write
 * them in two ways that look the same. Anything but text is left as it is.
 */
export function normalise<V>(value: V): V {
  return typeof value === 'string' ? (value.normalize('NFC') as V) : value
}
