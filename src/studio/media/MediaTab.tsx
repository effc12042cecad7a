import './media.css'
import { Button, FileButton, Group, Loader, Progress, Stack, Text, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { MediaDefinition } from '#generated/grammar/types.ts'
import { isIcon, isSound } from '#schemas/runtime/mediaPicture.ts'
import type { Json, JsonObject } from '../definition/identity.ts'
import { parseDefinition, printDefinition } from '../definition/printDefinition.ts'
import type { TabProps } from '../definition/TabProps.ts'
import { undoKeys } from '../definition/undoKeys.ts'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { TextEditor } from '../grammar/TextEditor.tsx'
import { useTextKeys } from '../grammar/useTextKeys.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { AsItIs } from '../source/AsItIs.tsx'
import { useFreshSite } from '../stores/useSite.ts'
import { words } from '../words/en.ts'
import { mediaWords } from '../words/media.ts'
import { CropField } from './CropField.tsx'
import { FocusField } from './FocusField.tsx'
import { MediaView } from './MediaView.tsx'

/** One picture of the library: what is shown of its file, what it is called, and what it shows. */
export function MediaTab({ document, name, text, edition }: TabProps) {
  const studio = useStudio()
  const site = useFreshSite()
  const version = site.version()
  const [share, setShare] = useState<number>()
  const newTextKey = useTextKeys(site, name, text)
  const parsed = useMemo(() => parseDefinition(text), [text])
  const definition = 'definition' in parsed ? (parsed.definition as JsonObject) : undefined
  const around = useMemo(
    () => ({
      ...{
        site,
        version,
        definition: definition ?? {},
        locale: site.locales()[0] ?? 'en',
        newTextKey,
        facts: [],
      },
      history: document.history,
      textSaved: () => undefined,
    }),
    [site, version, definition, newTextKey, document.history],
  )
  if ('line' in parsed) return <Text>{mediaWords.notJson(parsed.line)}</Text>
  if (!site.isRead()) return <Loader aria-label={words.loading} />

  const picture = parsed.definition as Partial<MediaDefinition>
  const { file = '', type, width = 1, height = 1, crop, focus } = picture
  const change = (next: Partial<Record<keyof MediaDefinition, unknown>>) => {
    const made = Object.entries({ ...picture, ...next }).filter(([, value]) => value !== undefined)
    document.type(printDefinition(Object.fromEntries(made)), 'builder')
  }
  const replace = async (chosen: File | null) => {
    if (!chosen) return
    setShare(0)
    try {
      const sent = await studio.withSession(() => studio.api.upload(chosen, setShare))
      change({ file: sent.hash, type: sent.type, width: sent.width, height: sent.height, crop: undefined })
      tell(mediaWords.replaced)
    } catch (error) {
      tellFailure(error)
    } finally {
      setShare(undefined)
    }
  }
  const src = `/content/media/files/${file}`
  const isHeard = isSound({ type })
  const box = crop
    ? { left: crop.x, top: crop.y, width: crop.width, height: crop.height }
    : { left: 0, top: 0, width, height }
  const shown = { src, width, height }
  return (
    <SurroundingsContext value={around}>
      <AsItIs>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, whose buttons stand above */}
        <div className="picture-tab" onKeyDown={undoKeys(document)}>
          <Stack>
            {isHeard ? (
              <>
                <MediaView src={src} type={type} name={picture.name ?? name} />
                <Text c="dimmed">{mediaWords.playsSound}</Text>
              </>
            ) : type === 'image/svg+xml' || isIcon({ type }) ? (
              <Text c="dimmed">{mediaWords.cropNone}</Text>
            ) : (
              <CropField {...shown} crop={crop} change={(next) => change({ crop: next })} />
            )}
            {type === 'image/gif' && crop && <Text c="dimmed">{mediaWords.cropStill}</Text>}
            {!isHeard && (
              <FocusField {...shown} box={box} focus={focus} change={(next) => change({ focus: next })} />
            )}
          </Stack>
          <Stack>
            <NameField
              key={`name ${edition}`}
              value={picture.name ?? ''}
              change={(next) => change({ name: next })}
            />
            {!isHeard && (
              <TextEditor
                key={`alt ${edition}`}
                Editor={GrammarEditor}
                label={mediaWords.alt}
                description={mediaWords.altHint}
                value={picture.alt}
                change={(next: Json | undefined) => change({ alt: next })}
                edition={String(edition)}
                fields={none}
              />
            )}
            <Group>
              <FileButton accept={isHeard ? 'audio/*' : 'image/*'} onChange={replace}>
                {(props) => (
                  <Button variant="default" loading={share !== undefined} {...props}>
                    {mediaWords.replace}
                  </Button>
                )}
              </FileButton>
              <Text size="sm" c="dimmed">
                {isHeard ? mediaWords.sound : mediaWords.pixels(width, height)} · {type}
              </Text>
            </Group>
            {share !== undefined && <Progress value={share * 100} aria-label={mediaWords.replace} />}
          </Stack>
        </div>
      </AsItIs>
    </SurroundingsContext>
  )
}

const none: readonly string[] = []

/** A name is finished when it is left. */
function NameField({ value, change }: { value: string; change: (name: string) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <TextInput
      label={mediaWords.name}
      description={mediaWords.nameHint}
      maxLength={120}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => typed.trim() !== '' && typed !== value && change(typed.trim())}
    />
  )
}
