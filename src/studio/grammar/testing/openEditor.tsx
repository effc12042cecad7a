import { MantineProvider } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { createHistory } from '../../definition/createHistory.ts'
import type { Json } from '../../definition/identity.ts'
import type { Site } from '../../stores/createSite.ts'
import { SurroundingsContext } from '../Surroundings.ts'

type Draw = (value: Json, change: (next: Json) => void) => ReactNode

/** Draws an editor that keeps what it is changed to; `changed` is told each time. */
export function openEditor(site: Site, first: Json, draw: Draw) {
  const changed = vi.fn<(value: Json) => void>()
  function Shown() {
    const [value, setValue] = useState<Json>(first)
    return draw(value, (next) => {
      changed(next)
      setValue(next)
    })
  }
  const around = {
    ...{ site, definition: {}, locale: 'en', newTextKey: () => 'a.b', facts: [] },
    ...{ history: createHistory(), textSaved: () => undefined },
  }
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <MantineProvider env="test">
      <SurroundingsContext value={around}>
        <Shown />
      </SurroundingsContext>
    </MantineProvider>,
  )
  const close = () => {
    root.unmount()
    document.body.replaceChildren()
  }
  return { changed, close }
}
