import { Accordion, type AccordionProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { builderWords } from '../words/builder.ts'

type MoreProps = Pick<AccordionProps, 'mt' | 'variant'> & { children: ReactNode }

/** What few need to say, behind a press. */
export function More({ children, ...look }: MoreProps) {
  return (
    <Accordion {...look} keepMounted={false}>
      <Accordion.Item value="more">
        <Accordion.Control>{builderWords.more}</Accordion.Control>
        <Accordion.Panel>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
