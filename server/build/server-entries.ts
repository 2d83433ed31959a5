import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A program of a folder that may be missing. */
const STUDIO = './studio/server/main.ts'
const isInstalled = existsSync(join(import.meta.dirname, '../..', STUDIO))

/** Programs of the built server, by the name of their file in `dist/server`. */
export const serverEntries: Readonly<Record<string, string>> = {
  main: './server/start/main.ts',
  'built-exports': './server/start/built-exports.ts',
  'content-thread': './server/commands/content-thread.ts',
  'build-check': './server/commands/check/build-check.ts',
  describe: './server/commands/describe.ts',
  messages: './server/commands/messages.ts',
  'content-check': './server/commands/check/content-check.ts',
  cache: './server/commands/cache.ts',
  pictures: './server/commands/pictures.ts',
  report: './server/commands/report.ts',
  'content-sync': './server/commands/content/content-sync.ts',
  'content-migrate': './server/commands/content/content-migrate.ts',
  'content-upgrade': './server/commands/upgrade/content-upgrade.ts',
  'content-pull': './server/commands/content/content-pull.ts',
  'schema-export': './server/commands/schema-export.ts',
  'configuration-docs': './server/commands/configuration-docs.ts',
  ...(isInstalled ? { studio: STUDIO } : {}),
}
