import { expect, it, vi } from 'vitest'
import { assumeDevice, lookAtDevice, watchDevice } from './readDevice.ts'

it('lets go of whoever watched before another app is made: the server draws one after the other', () => {
  const [before, now] = [vi.fn(), vi.fn()]
  for (const changed of [before, now]) {
    assumeDevice('desktop')
    watchDevice(changed)
  }
  lookAtDevice()
  expect(before).not.toHaveBeenCalled()
  expect(now).toHaveBeenCalledOnce()
})
