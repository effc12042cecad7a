import { Fieldset, Select, TextInput } from '@mantine/core'
import { isObject, type JsonObject } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import type { PartProps } from './editorProps.ts'
import { More } from './More.tsx'
import { namesOf, useSurroundings } from './Surroundings.ts'
import { ValuesEditor } from './ValuesEditor.tsx'

const isMore = ([name = '']: readonly string[]) => ['query', 'hash', 'newWindow', 'stay'].includes(name)

/** Where something leads: a page of the site by its route, or an address outside. */
export function LinkEditor(props: PartProps) {
  const { Editor, label, description, value, change, edition, fields } = props
  const { site, definition } = useSurroundings()
  const { link: words } = builderWords
  const own: JsonObject = isObject(value) ? value : {}
  const way = value === undefined ? 'none' : 'url' in own ? 'url' : 'route'
  const routes = namesOf(site, definition, 'route')
  const { route: _, url: __, params: ___, ...kept } = own
  const begin = (next: string | null) => {
    if (next === 'none') change(undefined)
    if (next === 'route') change({ ...kept, route: routes[0] ?? 'index' })
    if (next === 'url') change({ ...kept, url: 'https://' })
  }
  const route = String(own.route ?? '')
  const params = paramsOf(site.definition('routes/main')?.routes, route)
  return (
    <Fieldset legend={label} mt="md">
      <Select
        label={words.leads}
        description={description}
        allowDeselect={false}
        value={way}
        data={(['none', 'route', 'url'] as const).map((one) => ({ value: one, label: words.ways[one] }))}
        onChange={(next) => next !== way && begin(next)}
      />
      {way === 'route' && (
        <>
          <Select
            label={words.route}
            searchable
            allowDeselect={false}
            value={route}
            data={[...new Set([route, ...routes])]}
            onChange={(next) => next !== null && change({ ...kept, route: next })}
          />
          {(params.length > 0 || own.params !== undefined) && (
            <ValuesEditor
              {...props}
              label={words.params}
              description={undefined}
              value={own.params}
              suggestions={params}
              change={(next) => {
                const { params: _, ...bare } = own
                change(next === undefined ? bare : { ...own, params: next })
              }}
            />
          )}
        </>
      )}
      {way === 'url' && (
        <TextInput
          label={words.url}
          value={String(own.url ?? '')}
          onChange={({ currentTarget }) => change({ ...own, url: currentTarget.value })}
        />
      )}
      {way !== 'none' && (
        <More variant="filled">
          <Editor
            of="common.json#/$defs/link"
            value={own}
            change={change}
            edition={edition}
            fields={fields}
            only={isMore}
          />
        </More>
      )}
    </Fieldset>
  )
}

/** What the address of a route leaves open. */
function paramsOf(routes: unknown, name: string): string[] {
  const list = Array.isArray(routes) ? (routes as JsonObject[]).filter(isObject) : []
  for (const { name: own, path, children } of list) {
    const here = [...String(path ?? '').matchAll(/\{([^}]+)\}/g)].map(([, one = '']) => one)
    if (own === name) return here
    if (name.startsWith(`${String(own)}.`))
      return [...here, ...paramsOf(children, name.slice(String(own).length + 1))]
  }
  return []
}
