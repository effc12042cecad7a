import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from './useFocusBack.ts'

type DialogProps = {
  title: string
  /** Left out where an answer is needed. */
  close?: () => void
  size?: string
  children: ReactNode
}

/** A dialog with its title in it. Mantine's own head would be a second banner of the page. */
export function Dialog({ title, close, size = 'md', children }: DialogProps) {
  useFocusBack()
  return (
    <Modal.Root opened onClose={close ?? (() => {})} closeOnEscape={close !== undefined} size={size} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          <Modal.Title fw={700} fz="xl" mb="md">
            {title}
          </Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
