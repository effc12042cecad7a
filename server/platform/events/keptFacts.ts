/** What is kept of one event: so many facts, and so many characters of a text. */
const most = { facts: 20, characters: 100 }

/**
 * What is kept of the facts about an event: numbers, yes and no, and short texts. Left out is what may name a person, as an
 * address of e-mail or a telephone number does, and whatever is made of others.
 * @param facts an object, as the API description says: its type there is that of the JSON text */
export function keptFacts(facts: unknown) {
  const kept = Object.entries((facts ?? {}) as Readonly<Record<string, unknown>>).filter(
    ([name, value]) =>
      name.length <= most.characters && (typeof value === 'string' ? isPlain(value) : isScalar(value)),
  )
  return Object.fromEntries(kept.slice(0, most.facts)) as Record<string, string | number | boolean>
}

const isScalar = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'

const isPlain = (text: string) =>
  text.length <= most.characters && !/[@\0]/.test(text) && !/^\+?[\d\s().-]{9,}$/.test(text)
