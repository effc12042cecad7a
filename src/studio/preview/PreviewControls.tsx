import { Button, Group, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import players from '#schemas/studio/players.json' with { type: 'json' }
import { previewWords } from '../words/preview.ts'
import { type Device, devices } from './devices.ts'
import { formStates, type PreviewMode } from './previewMessages.ts'
import type { PreviewSettings } from './usePreviewLook.ts'

type PreviewControlsProps = {
  settings: PreviewSettings
  change: (changed: Partial<PreviewSettings>) => void
  locales: readonly { code: string; name: string }[]
  themes: readonly string[]
  /** Whether what is pressed can be edited by who looks. */
  mayEdit: boolean
}

/** In which of its states the site is seen, and where. */
export function PreviewControls({ settings, change, locales, themes, mayEdit }: PreviewControlsProps) {
  const { locale, theme, player, form, device, mode, at } = settings
  const [typed, setTyped] = useState(at)
  useEffect(() => setTyped(at), [at])
  return (
    <Group gap="xs" align="end">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          change({ address: typed, at: typed, popup: undefined, view: undefined })
        }}
      >
        <Group gap={4} align="end" wrap="nowrap">
          <TextInput
            size="xs"
            w={180}
            label={previewWords.address}
            description={undefined}
            placeholder={previewWords.addressHint}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" size="xs" variant="default">
            {previewWords.go}
          </Button>
        </Group>
      </form>
      <Choice
        label={previewWords.locale}
        value={locale}
        options={locales.map(({ code, name }) => [code, name])}
        choose={(locale) => change({ locale })}
      />
      <Choice
        label={previewWords.theme}
        value={theme ?? themes[0] ?? ''}
        options={themes.map((name) => [name, name])}
        choose={(theme) => change({ theme })}
      />
      <Choice
        label={previewWords.player}
        value={player}
        options={Object.keys(players.states).map((state) => [state, previewWords.playerName(state)])}
        choose={(player) => change({ player })}
      />
      <Choice
        label={previewWords.form}
        value={form}
        options={formStates.map((state) => [state, previewWords.forms[state]])}
        choose={(state) => change({ form: state as typeof form })}
      />
      <SegmentedControl
        size="xs"
        aria-label={previewWords.device}
        value={device}
        onChange={(device) => change({ device: device as Device, address: settings.address })}
        data={Object.keys(devices).map((name) => ({
          value: name,
          label: previewWords.devices[name as Device],
        }))}
      />
      {mayEdit && (
        <SegmentedControl
          size="xs"
          aria-label={previewWords.mode}
          value={mode}
          onChange={(mode) => change({ mode: mode as PreviewMode, address: settings.address })}
          data={Object.entries(previewWords.modes).map(([value, label]) => ({ value, label }))}
        />
      )}
    </Group>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  choose: (value: string) => void
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  return (
    <Select
      size="xs"
      w={140}
      label={label}
      allowDeselect={false}
      value={value}
      data={options.map(([value, label]) => ({ value, label }))}
      onChange={(value) => value !== null && choose(value)}
    />
  )
}
