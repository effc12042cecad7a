/**
 * Files that the player chose. Form data holds only their ids, because it is copied with each change and a file must
 * not be.
 */
export class FileStore {
  readonly #files = new Map<string, File>()
  #count = 0

  put(file: File): string {
    this.#count += 1
    const id = `file:${this.#count}`
    this.#files.set(id, file)
    return id
  }

  get(id: unknown): File | undefined {
    return typeof id === 'string' ? this.#files.get(id) : undefined
  }

  drop(id: unknown): void {
    if (typeof id === 'string') this.#files.delete(id)
  }

  /** Values with the files in place of their ids, as they are sent. */
  unpack(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.get(value) ?? value]))
  }
}
