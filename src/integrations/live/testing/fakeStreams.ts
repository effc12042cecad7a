/** Streams that tests have opened, and what comes over them; stands for EventSource. */
export class FakeStream extends EventTarget {
  static readonly open = new Set<FakeStream>()
  static opened: FakeStream[] = []
  /** How many were open at once. */
  static most = 0

  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    FakeStream.open.add(this)
    FakeStream.opened.push(this)
    FakeStream.most = Math.max(FakeStream.most, FakeStream.open.size)
  }

  close(): void {
    FakeStream.open.delete(this)
  }

  tell(name: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }

  hello(sources: readonly string[] = ['releases', 'player', 'sports']): void {
    this.tell('hello', { sources, beat: 10_000 })
  }

  fail(): void {
    this.dispatchEvent(new Event('error'))
  }

  static forget(): void {
    FakeStream.open.clear()
    FakeStream.opened = []
    FakeStream.most = 0
  }

  static get last(): FakeStream {
    const last = FakeStream.opened.at(-1)
    if (!last) throw new Error('No stream was opened')
    return last
  }
}
