import '../../../../theme/mantine.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import type { IconName } from '#generated/grammar/types.ts'
import { Icon } from '../../../icons.tsx'
import { useStrip } from '../../../useStrip.ts'
import classes from './TabStrip.module.css'

type Tab = { id: string; text: string; icon?: IconName | undefined }
type TabStripProps = {
  label: string
  tabs: readonly [Tab, ...Tab[]]
  open: string
  /** Those whose panels are there, in sight or not. */
  kept: ReadonlySet<string>
  choose: (tab: string) => void
  panel: (tab: string) => ReactNode
}

/** Tabs of Mantine: arrows, Home and End move and open. */
export function TabStrip({ label, tabs, open, kept, choose, panel }: TabStripProps) {
  const strip = useStrip(open)
  const ends: Record<string, string | undefined> = { Home: tabs[0].id, End: tabs.at(-1)?.id }
  const chooseIf = (tab: string | null | undefined) => {
    if (tab) choose(tab)
  }
  return (
    <Tabs
      value={open}
      onChange={chooseIf}
      // A form that is out of sight goes on: what is loaded for it comes, and what was typed stays.
      keepMountedMode="display-none"
      variant="none"
      classNames={{
        root: classes.tabs,
        list: `strip ${classes.list}`,
        tab: classes.tab,
        tabLabel: classes.text,
        panel: classes.panel,
      }}
    >
      <Tabs.List {...strip} aria-label={label}>
        {tabs.map(({ id, text, icon }) => (
          <Tabs.Tab
            key={id}
            value={id}
            leftSection={icon && <Icon name={icon} />}
            // Mantine's own moves there, and opens nothing.
            onKeyDown={({ key }) => chooseIf(ends[key])}
          >
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(
        ({ id }) =>
          kept.has(id) && (
            <Tabs.Panel key={id} value={id}>
              {panel(id)}
            </Tabs.Panel>
          ),
      )}
    </Tabs>
  )
}
