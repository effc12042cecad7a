import { Badge, Loader, NavLink, Select, Stack, Text, Title } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { pointerTokens } from '#schemas/runtime/readPointer.ts'
import type { JsonObject } from '../definition/identity.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import type { TabProps } from '../definition/TabProps.ts'
import { undoKeys } from '../definition/undoKeys.ts'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { useTextKeys } from '../grammar/useTextKeys.ts'
import { focusField } from '../pages/focusField.ts'
import { AsItIs } from '../source/AsItIs.tsx'
import { useFreshSite } from '../stores/useSite.ts'
import { builderWords } from '../words/builder.ts'
import { settingsWords as words } from '../words/settings.ts'
import { ClosedCampaign } from './ClosedCampaign.tsx'
import { HiddenBanner } from './HiddenBanner.tsx'
import { sectionOf, sectionsOf } from './sectionsOf.ts'

const none: readonly string[] = []

/** What has no picture of its own: everything that its grammar describes, section by section, as forms made of the grammar. */
export function SettingsTab({ document, name, text, edition, problems, place }: TabProps) {
  const site = useFreshSite()
  const version = site.version()
  const kind = name.slice(0, name.indexOf('/'))
  const sections = useMemo(() => sectionsOf(kind), [kind])
  const [chosen, setChosen] = useState(sections[0]?.name ?? '')
  const [locale, setLocale] = useState('en')
  const newTextKey = useTextKeys(site, name, text)
  const parsed = parseDefinition(text)
  const definition = 'line' in parsed ? undefined : (parsed.definition as JsonObject)
  const latest = useRef(definition)
  latest.current = definition
  const seen = useRef(0)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!place || place.turn === seen.current) return
    seen.current = place.turn
    setChosen(sectionOf(sections, pointerTokens(place.pointer)[0]))
    // Once the section stands.
    const turn = requestAnimationFrame(() => focusField(panel.current, place.pointer))
    return () => cancelAnimationFrame(turn)
  }, [place, sections])
  const around = useMemo(
    () => ({
      site,
      version,
      definition: latest.current ?? {},
      locale,
      newTextKey,
      facts: [],
      history: document.history,
      textSaved: () => undefined,
    }),
    [site, version, locale, newTextKey, document.history],
  )
  const section = sections.find((one) => one.name === chosen)
  const only = useMemo(() => {
    const names = new Set(section?.properties)
    return ([first = '']: readonly string[]) => names.has(first)
  }, [section])
  if (!definition) return <Text>{builderWords.notJson('line' in parsed ? parsed.line : 0)}</Text>
  if (!site.isRead()) return <Loader aria-label={builderWords.title} />
  const faults = (properties: readonly string[]) =>
    problems.filter(({ pointer }) => properties.includes(pointerTokens(pointer)[0] ?? '')).length
  return (
    <SurroundingsContext value={around}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, whose buttons stand above */}
      <div className="builder" onKeyDown={undoKeys(document)}>
        <Stack gap="xs">
          <Select
            size="xs"
            label={words.locale}
            allowDeselect={false}
            value={locale}
            data={site.locales()}
            onChange={(next) => next !== null && setLocale(next)}
          />
          <nav aria-label={words.sections}>
            {sections.map(({ name, title, properties }) => (
              <NavLink
                key={name}
                component="button"
                type="button"
                label={title}
                active={name === chosen}
                aria-current={name === chosen ? 'true' : undefined}
                onClick={() => setChosen(name)}
                rightSection={
                  faults(properties) > 0 && (
                    <Badge color="red.9" size="sm">
                      {faults(properties)}
                    </Badge>
                  )
                }
              />
            ))}
          </nav>
        </Stack>
        {section && (
          <section ref={panel} aria-label={section.title} className="wide">
            <Title order={2} size="h5">
              {section.title}
            </Title>
            {kind === 'campaign' && <ClosedCampaign campaign={definition} site={site} />}
            {kind === 'banner' && <HiddenBanner banner={definition} site={site} />}
            <AsItIs>
              <GrammarEditor
                key={section.name}
                of={`${kind}.json`}
                value={definition}
                only={only}
                change={(next) => {
                  const now = latest.current
                  if (!now) return
                  const made = next as JsonObject
                  const others = Object.fromEntries(
                    Object.entries(now).filter(([one]) => !section.properties.includes(one)),
                  )
                  const own = Object.fromEntries(
                    Object.entries(made).filter(([one]) => section.properties.includes(one)),
                  )
                  document.type(printDefinition({ ...others, ...own }), 'builder')
                }}
                edition={`${section.name} ${edition}`}
                fields={none}
              />
            </AsItIs>
          </section>
        )}
      </div>
    </SurroundingsContext>
  )
}
