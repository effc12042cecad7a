import type { Block, PageDefinition, PopupDefinition, SiteDefinition } from '#generated/grammar/types.ts'
import { collectBlocks } from '../runtime/collectBlocks.ts'
import type { Finding } from '../runtime/problem.ts'
import { blocksOf } from './checkDefinition.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Stands for the users of a messenger's mini-app among those whom somebody vouches for. */
const reserved = 'telegram'
const completes = 'account.saveProfileInfo'

/** Services have names of their own, and the form that completes a registration does so. */
export function checkSocials({ auth }: SiteDefinition, site: SiteIndex): Finding[] {
  const socials = auth.socials ?? []
  const found: Finding[] = []
  const say = (pointer: string, code: string, message: string, hint: string) =>
    found.push({ code, pointer: `/auth/${pointer}`, message, hint })

  socials.forEach(({ id, service }, at) => {
    if (socials.findIndex((one) => one.id === id || one.service === service) < at)
      say(
        `socials/${at}`,
        'duplicate_service',
        `The service ${service} or its id ${id} is there already.`,
        'Remove one of them.',
      )
    if (service === reserved)
      say(
        `socials/${at}/service`,
        'reserved_service',
        `${service} is the name of the messenger.`,
        'Choose another name for the service.',
      )
  })
  const operation = site.forms.get(auth.completion ?? '')?.submit?.operation
  if (operation !== undefined && operation !== completes)
    say(
      'completion',
      'completion_form',
      `The form ${auth.completion} submits to ${operation}.`,
      `Name a form that submits to ${completes}.`,
    )
  return found
}

/** A field that social sign-in requires is one of the form below which it stands. */
export function checkRequires(definition: PageDefinition | PopupDefinition, site: SiteIndex): Finding[] {
  const all = blocksOf(definition)
  const known = new Map<string, ReadonlySet<string>>()
  for (const { block, pointer } of all) {
    const fields = fieldsOf(block, site)
    if (!fields) continue
    const below = collectBlocks(block.slots?.default ?? [], `${pointer}/slots/default`)
    for (const inner of below) known.set(inner.pointer, fields)
  }
  return all.flatMap(({ block, pointer }) => {
    const required = block.type === 'social' ? propOf(block, 'requires') : undefined
    if (typeof required !== 'string' || known.get(pointer)?.has(required)) return []
    const message = known.has(pointer)
      ? `The form above has no field ${required}.`
      : 'There is no form of which a field could be required.'
    const hint = 'Put it below a form with that field, or remove requires.'
    return [{ code: 'unknown_field', pointer: `${pointer}/props/requires`, message, hint }]
  })
}

/** Fields of the form, or of any of the forms, that the blocks in the slot see. */
function fieldsOf(block: Block, site: SiteIndex): ReadonlySet<string> | undefined {
  const forms =
    block.type === 'form'
      ? [String(propOf(block, 'form'))]
      : block.type === 'auth-types'
        ? [...site.forms.keys()]
        : undefined
  return (
    forms && new Set(forms.flatMap((id) => site.forms.get(id)?.fields.map(({ sysname }) => sysname) ?? []))
  )
}

const propOf = ({ props }: Block, name: string): unknown =>
  (props as Record<string, unknown> | undefined)?.[name]
