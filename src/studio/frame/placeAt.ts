import { joinPointer } from '#schemas/runtime/readPointer.ts'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import type { Picked } from '../preview/previewMessages.ts'
import { isRecord, type PreviewedApp, propsAround, sessionAt } from './readFibers.ts'

/** Kinds of artefacts that are drawn. */
const screens = /^(page|popup|form|menu|system-page)\//

type Place = { artefact: string; pointer: string; of: object }

/** Says of what is drawn which part of which artefact it was drawn of. */
export function createPlaces(app: PreviewedApp) {
  let known = new WeakMap<object, Place>()
  let madeOf: unknown

  function note(artefact: string, of: unknown, pointer: string): void {
    if (!isRecord(of)) return
    known.set(of, { artefact, pointer, of })
    for (const [key, part] of Object.entries(of)) note(artefact, part, joinPointer(pointer, key))
  }

  /** Artefacts are handed from component to component as they are; another release brings others. */
  function places(): WeakMap<object, Place> {
    const { artefacts } = app.stores.content.state
    if (artefacts === madeOf) return known
    madeOf = artefacts
    known = new WeakMap()
    for (const [key, artefact] of Object.entries(artefacts))
      if (artefact.kind !== 'messages') note(key, artefact, '')
    return known
  }

  /** The parts that an element belongs to, from the innermost outwards; what the whole site is made of comes last. */
  function* around(element: Element): Generator<Place> {
    const found = places()
    let rest: Place | undefined
    for (const props of propsAround(element)) {
      const field = fieldOf(element, props)
      if (field) yield field
      for (const value of Object.values(props)) {
        const place = isRecord(value) ? found.get(value) : undefined
        if (place && screens.test(place.artefact)) yield place
        else if (place && place.pointer !== '') rest ??= place
      }
    }
    if (rest) yield rest
  }

  return {
    around,
    /** The innermost part that an element belongs to. */
    placeAt: (element: Element): Place | undefined => around(element).next().value ?? undefined,
    /** Keys of the messages that are read at an element, the one that says just that first. */
    textsAt(element: Element, { of }: Place): string[] {
      const shown = wordsOf(element.textContent ?? '')
      const { messages } = app.i18n
      const keys = [...new Set(stringsIn(of))].filter((text) => Object.hasOwn(messages, text))
      const said = keys.map((key) => ({
        key,
        words: wordsOf(sayMessage(app.i18n, key, {}, () => undefined)),
      }))
      const isThere = said.filter(({ words }) => words !== '' && shown.includes(words))
      const length = (words: string) => Math.abs(words.length - shown.length)
      return isThere
        .sort((one, other) => length(one.words) - length(other.words))
        .map(({ key }) => key)
        .slice(0, 5)
    },
  }
}

export type Places = ReturnType<typeof createPlaces>

export function pickedAt(places: Places, element: Element): Picked | undefined {
  const place = places.placeAt(element)
  if (!place) return undefined
  let texts: string[] = []
  // The words of an entry stand beside where it leads.
  for (const { artefact, pointer, of } of places.around(element)) {
    if (texts.length > 0 || artefact !== place.artefact || pointer === '') break
    texts = places.textsAt(element, { artefact, pointer, of })
  }
  return { artefact: place.artefact, pointer: place.pointer, texts }
}

/** A field is drawn by its name, in a form that knows the rest. */
function fieldOf(element: Element, props: Readonly<Record<string, unknown>>): Place | undefined {
  const { name } = props
  if (typeof name !== 'string' || Object.keys(props).length > 1) return undefined
  const artefact = sessionAt(element)?.view().artefact
  const field = artefact && Object.hasOwn(artefact.fields, name) ? artefact.fields[name] : undefined
  return field && { artefact: `form/${artefact?.id}`, pointer: joinPointer('/fields', name), of: field }
}

/** Words without the space and the arguments around them. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim()

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : []
}
