import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { ActionIcon, Badge, Group, Menu, Text, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isObject, type Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import { isFragment, nameOf } from './fieldEdits.ts'

type FieldListProps = {
  fields: readonly Json[]
  current: number | undefined
  /** How many problems each field has. */
  problems: ReadonlyMap<number, number>
  /** How far visitors come with a field, by its name. */
  figures: ReadonlyMap<string, string>
  choose: (at: number) => void
  move: (from: number, to: number) => void
  duplicate: (at: number) => void
  remove: (at: number) => void
}

/** The fields of a form in their order, which changes by dragging, by a menu and by Alt with the arrows. */
export function FieldList({
  fields,
  current,
  problems,
  figures,
  choose,
  move,
  duplicate,
  remove,
}: FieldListProps) {
  const [said, say] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const moved = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return
    move(from, to)
    say(builderWords.moved(nameOf(fields[from]), to + 1, fields.length))
  }
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-field-row]')[at]?.focus())
  const keys = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    if (event.altKey) moved(at, at + step)
    focus(Math.min(Math.max(at + step, 0), fields.length - 1))
  }
  return (
    <>
      <ul className="fields" ref={list} aria-label={builderWords.fields}>
        {fields.map((field, at) => {
          const name = nameOf(field)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one name until that is mended
            <FieldRow key={`${name} ${at}`} at={at} move={moved}>
              <UnstyledButton
                flex={1}
                p="xs"
                data-field-row
                aria-current={at === current ? 'true' : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onClick={() => choose(at)}
                onKeyDown={(event) => keys(event, at)}
              >
                <Group gap="xs" wrap="nowrap">
                  <span aria-hidden className="grip">
                    ⠿
                  </span>
                  <div>
                    <Text size="sm" fw={600} truncate>
                      {name}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {isFragment(field)
                        ? builderWords.fragment
                        : isObject(field)
                          ? String(field.type ?? '')
                          : ''}
                    </Text>
                    {figures.has(name) && (
                      <Text size="xs" className="figures">
                        {figures.get(name)}
                      </Text>
                    )}
                  </div>
                  {(problems.get(at) ?? 0) > 0 && (
                    <Badge color="red.9" size="sm">
                      {problems.get(at)}
                    </Badge>
                  )}
                </Group>
              </UnstyledButton>
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray.8" aria-label={builderWords.menuOf(name)}>
                    ⋯
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item disabled={at === 0} onClick={() => moved(at, at - 1)}>
                    {builderWords.up}
                  </Menu.Item>
                  <Menu.Item disabled={at === fields.length - 1} onClick={() => moved(at, at + 1)}>
                    {builderWords.down}
                  </Menu.Item>
                  <Menu.Item disabled={at === 0} onClick={() => moved(at, 0)}>
                    {builderWords.first}
                  </Menu.Item>
                  <Menu.Item disabled={at === fields.length - 1} onClick={() => moved(at, fields.length - 1)}>
                    {builderWords.last}
                  </Menu.Item>
                  <Menu.Divider />
                  <Menu.Item onClick={() => duplicate(at)}>{builderWords.duplicate}</Menu.Item>
                  <Menu.Item onClick={() => remove(at)}>{builderWords.remove}</Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </FieldRow>
          )
        })}
      </ul>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  )
}

type FieldRowProps = { at: number; move: (from: number, to: number) => void; children: React.ReactNode }

/** A row that is dragged, and upon which others are dropped: before it on its upper half, behind it on the lower. */
function FieldRow({ at, move, children }: FieldRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [edge, setEdge] = useState<'top' | 'bottom'>()
  const latest = useRef({ at, move })
  latest.current = { at, move }
  useEffect(() => {
    const element = row.current
    if (!element) return
    const edgeAt = (clientY: number) => {
      const { top, height } = element.getBoundingClientRect()
      return clientY < top + height / 2 ? ('top' as const) : ('bottom' as const)
    }
    return combine(
      draggable({ element, getInitialData: () => ({ row: latest.current.at }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.row === 'number',
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          const from = Number(source.data.row)
          const { at, move } = latest.current
          const before = edgeAt(location.current.input.clientY) === 'top' ? at : at + 1
          move(from, before > from ? before - 1 : before)
        },
      }),
    )
  }, [])
  return (
    <li ref={row} data-edge={edge}>
      {children}
    </li>
  )
}
