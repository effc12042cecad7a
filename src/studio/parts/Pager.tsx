import { Pagination } from '@mantine/core'
import { words } from '../words/en.ts'

/** The pages of a long list; nothing where there is one. */
export function Pager({ pages, at, go }: { pages: number; at: number; go: (page: number) => void }) {
  if (pages < 2) return null
  return (
    <Pagination
      total={pages}
      value={at}
      onChange={go}
      getItemProps={(number) => ({ 'aria-label': words.page(number) })}
      getControlProps={(control) => ({ 'aria-label': control })}
    />
  )
}
