import { Autocomplete, Button, Fieldset, Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { isObject, type Json } from '../definition/identity.ts'
import { shownAt, sizeOf } from '../media/libraryOf.ts'
import { PicturePicker, type PictureSize } from '../media/PicturePicker.tsx'
import { builderWords } from '../words/builder.ts'
import { mediaWords } from '../words/media.ts'
import { BindingEditor } from './BindingEditor.tsx'
import type { PartProps } from './editorProps.ts'
import { useSurroundings } from './Surroundings.ts'

type PictureEditorProps = PartProps & {
  mayBind: boolean
  /** @param size where it is known */
  choose: (value: Json | undefined, size: PictureSize | undefined) => void
}

/** A picture: one of the library, another that the site has, its address, or what the facts say where that may be. */
export function PictureEditor(props: PictureEditorProps) {
  const { label, description, value, mayBind, choose } = props
  const change = (next: Json | undefined, size?: PictureSize) => choose(next, size ?? sizeOf(site, next))
  const { site } = useSurroundings()
  const [isChoosing, setChoosing] = useState(false)
  const { picture: words } = builderWords
  const own = typeof value === 'string' ? value : ''
  return (
    <Fieldset legend={label} mt="md">
      {mayBind && (
        <SegmentedControl
          size="xs"
          aria-label={words.from(label)}
          value={isObject(value) ? 'fact' : 'picture'}
          data={[
            { value: 'picture', label: words.address },
            { value: 'fact', label: builderWords.value.ways.fact },
          ]}
          onChange={(next) => change(next === 'fact' ? { from: '/site/locale' } : undefined)}
        />
      )}
      {isObject(value) ? (
        <BindingEditor {...props} />
      ) : (
        <Group align="end" wrap="nowrap">
          <Autocomplete
            flex={1}
            label={words.address}
            description={description}
            value={own}
            data={site.pictures()}
            limit={60}
            renderOption={({ option }) => (
              <Group gap="xs" wrap="nowrap">
                <img src={shownAt(site, option.value)} alt="" className="thumb" loading="lazy" />
                {option.value}
              </Group>
            )}
            onChange={(next) => change(next === '' ? undefined : next)}
          />
          {own !== '' && <img src={shownAt(site, own)} alt="" className="thumb" />}
          <Button
            variant="default"
            onClick={() => setChoosing(true)}
            aria-label={`${mediaWords.choose} ${label}`}
          >
            {mediaWords.choose}
          </Button>
        </Group>
      )}
      {isChoosing && <PicturePicker choose={change} close={() => setChoosing(false)} />}
    </Fieldset>
  )
}
