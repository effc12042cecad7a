import { delimiter, join } from 'node:path'

/**
 * The environment of someone at a fresh shell in a folder: without `NODE_ENV`, which the bundling of pages sets here and
 * which would make npm leave out packages, and with the folder's own Node.
 */
export function asNewcomer(root: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, ...environment } = process.env
  return { ...environment, PATH: [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter) }
}
