import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the build that runs. Its programs lie in `server`, or in a folder of parts below it. */
export const buildFolder = dirname(fileURLToPath(import.meta.url)).replace(/\/server(\/\w+)?$/, '')
