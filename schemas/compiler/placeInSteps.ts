type Node = Readonly<Record<string, unknown>>

type Base = { steps: unknown; names: readonly string[] }

/**
 * Steps of a form that extends another, with the fields of the other that they do not name: each in the step of the name
 * that it stands in there, else with the field before it.
 * @param order all fields of the form, in their order
 * @param base what the other form has: its steps, and the fields that stand in them
 * @returns the very same steps where they name everything
 */
export function placeInSteps(steps: unknown, order: readonly string[], base: Base): unknown {
  if (!Array.isArray(steps) || steps.length === 0 || !steps.every(isNode)) return steps
  const placed = steps.map((step) => namesIn(step))
  const isPlaced = new Set(placed.flat())
  const missing = base.names.filter((name) => order.includes(name) && !isPlaced.has(name))
  if (missing.length === 0) return steps
  const ids = new Map(
    listOf(base.steps).flatMap((step) => namesIn(step).map((name) => [name, step.id] as const)),
  )
  for (const name of order.filter((one) => missing.includes(one))) {
    const before = order.slice(0, order.indexOf(name)).reverse()
    const holds = (fields: readonly string[], one: string) => fields.includes(one)
    const near = before.find((one) => placed.some((fields) => holds(fields, one)))
    const named = steps.findIndex(({ id }) => id !== undefined && id === ids.get(name))
    const beside = placed.findIndex((fields) => near !== undefined && holds(fields, near))
    const fields = placed[Math.max(0, named === -1 ? beside : named)]
    const last = before.find((one) => fields && holds(fields, one))
    fields?.splice(last === undefined ? 0 : fields.indexOf(last) + 1, 0, name)
  }
  return steps.map((step, at) => ({ ...step, fields: placed[at] }))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const namesIn = ({ fields }: Node): string[] => (Array.isArray(fields) ? fields.map(String) : [])
