import { Accordion, type AccordionProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFixed } from '../source/FixedContext.ts'
import { builderWords } from '../words/builder.ts'

type MoreProps = Pick<AccordionProps, 'mt' | 'variant'> & { children: ReactNode }

/** What few need to say, behind a press; open where it is only read, as nothing can be pressed there. */
export function More({ children, ...look }: MoreProps) {
  const isFixed = useFixed()
  return (
    <Accordion {...look} keepMounted={false} defaultValue={isFixed ? 'more' : null}>
      <Accordion.Item value="more">
        <Accordion.Control>{builderWords.more}</Accordion.Control>
        <Accordion.Panel>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
