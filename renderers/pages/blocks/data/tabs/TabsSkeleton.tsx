import type { Block, BlockProps } from '#generated/grammar/types.ts'
import type { Host } from '../../../../host.ts'
import { Skeleton } from '../../../Skeleton.tsx'
import { FormSkeleton } from '../../FormSkeleton.tsx'
import { LoadSkeleton } from '../LoadSkeleton.tsx'
import classes from './TabsSkeleton.module.css'

/** The place of a strip of tabs and of what the open one shows, which is often a form. */
export function TabsSkeleton({ host, panel }: { host: Host; panel: readonly Block[] | undefined }) {
  const form = panel?.find((block) => block.type === 'form')?.props as BlockProps['form'] | undefined
  return (
    <div className={classes.tabs}>
      <Skeleton className={classes.strip} label={undefined}>
        <i />
      </Skeleton>
      {form ? (
        <FormSkeleton host={host} form={host.artefact(`form/${form.form}`)} />
      ) : (
        <LoadSkeleton look="list" label={host.t('page.loading')} />
      )}
    </div>
  )
}
