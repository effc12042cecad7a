/**
 * The same bytes in memory of just their size, for what is kept: zlib answers in blocks of 16 kB and Node cuts small buffers
 * from slabs of 64 kB, and whatever lies in one keeps it whole.
 */
export function compact<T extends readonly Uint8Array[]>(...all: T): { [K in keyof T]: Buffer } {
  const memory = Buffer.allocUnsafeSlow(all.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  return all.map((bytes) => {
    memory.set(bytes, end)
    end += bytes.length
    return memory.subarray(end - bytes.length, end)
  }) as { [K in keyof T]: Buffer }
}
