import { Alert, Anchor } from '@mantine/core'
import { Link } from 'wouter'
import { hrefOf } from '../parts/hrefOf.ts'

/** Says why nobody will see a definition, and leads to the one that is why. @property of its key */
export function SeenByNobody({ why, of, name = of }: { why: string; of: string; name?: string }) {
  return (
    <Alert color="yellow" my="xs" role="status">
      {why}{' '}
      <Anchor component={Link} href={hrefOf(of)} size="sm">
        {name}
      </Anchor>
    </Alert>
  )
}
