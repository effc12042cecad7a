/** Pixels of a picture. */
export type Box = { left: number; top: number; width: number; height: number }

/**
 * The largest part of a box that has a shape, with the focus as near to its middle as there is picture.
 * @param shape width by height
 * @param focus percent of the box; its middle where it is left out
 */
export function cutAround(box: Box, shape: number, focus = { x: 50, y: 50 }): Box {
  const width = Math.max(1, Math.min(box.width, Math.round(box.height * shape)))
  const height = Math.max(1, Math.min(box.height, Math.round(box.width / shape)))
  const at = (room: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((room * percent) / 100 - part / 2, 0), room - part))
  return {
    left: box.left + at(box.width, width, focus.x),
    top: box.top + at(box.height, height, focus.y),
    width,
    height,
  }
}
