import { Anchor, Text } from '@mantine/core'
import { Link } from 'wouter'
import { hrefOf } from '../parts/hrefOf.ts'
import { funnelWords } from '../words/funnel.ts'

/** Where a site counts nothing. */
export function FunnelsOff() {
  return (
    <Text>
      {funnelWords.off}{' '}
      <Anchor component={Link} href={hrefOf('site/main')}>
        {funnelWords.site}
      </Anchor>
    </Text>
  )
}
