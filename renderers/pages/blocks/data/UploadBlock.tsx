import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { FileDrop } from '../../../files/FileDrop.tsx'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import classes from './UploadBlock.module.css'
import { FileRow } from './upload/FileRow.tsx'
import { SendingRow } from './upload/SendingRow.tsx'
import { type KeptFile, readKept, UploadStore } from './upload/UploadStore.ts'

/** Files, each sent as soon as it is chosen or dropped, and those that were handed in before. */
export function UploadBlock({ props, host, scope }: BlockView<'upload'>) {
  const { operation, params, label, help, accept, maxBytes, files, remove, done = [] } = props
  const options = {
    host,
    operation,
    params,
    accept,
    maxBytes,
    remove,
    scope,
    done: async () => {
      await host.run(done, scope)
    },
  }
  const [store] = useState(() => new UploadStore(options))
  useEffect(() => store.update(options))
  const { sending, added, removed, said } = useSyncExternalStore(store.subscribe, store.state, store.state)
  const id = useId()

  const wanted = host.resolve(params ?? {}, scope)
  const listed =
    files === undefined ? [] : readList(resolveValue({ from: files }, scopeFacts(host, scope)), wanted)
  const known = new Set(listed.map((file) => file.id))
  const shown = [...listed, ...added.filter((file) => !known.has(file.id))].filter(
    (file) => !removed.includes(file.id),
  )

  const focusBack = () => document.getElementById(id)?.focus()

  return (
    <div className={classes.upload}>
      <FileDrop
        className={classes.drop}
        id={id}
        accept={accept}
        multiple
        aria-describedby={help && `${id}help`}
        take={(chosen) => store.add(chosen)}
      >
        <label className={classes.choose} htmlFor={id}>
          <Icon name="upload" />
          <span>{host.t(label, scope)}</span>
        </label>
        {help && (
          <p className={classes.help} id={`${id}help`}>
            {host.t(help, scope)}
          </p>
        )}
      </FileDrop>
      {(shown.length > 0 || sending.length > 0) && (
        <ul className={classes.list} aria-label={host.t('page.upload.list')}>
          {shown.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              host={host}
              onRemove={
                remove === undefined
                  ? undefined
                  : () => {
                      focusBack()
                      return store.remove(file)
                    }
              }
            />
          ))}
          {sending.map((file) => (
            <SendingRow
              key={`sending${file.key}`}
              file={file}
              host={host}
              onGiveUp={() => {
                focusBack()
                file.giveUp()
              }}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

/** Of the list, the files whose fields are as the block's parameters say. */
function readList(value: unknown, wanted: Record<string, unknown>): KeptFile[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: Record<string, unknown>) => {
    const kept = readKept(one)
    const fits = Object.entries(wanted).every(([name, is]) => one[name] === undefined || one[name] === is)
    return kept && fits ? [kept] : []
  })
}
