import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ANCHOR } from './anchor.ts'
import { WITH_ROOM } from './node-options.ts'

const root = join(import.meta.dirname, '../..')

/** What an ingest may write, in bytes: a line for each entry that something is said of. */
const MAX_OUTPUT = 64 * 1024 * 1024

/** A command that has not ended by then is ended, in milliseconds. */
const PATIENCE = 600_000

/**
 * Runs a command of the build, like `cache`, to its end.
 *
 * @returns exit code and what it wrote
 */
export const runBuilt = (
  command: string,
  parameters: string[],
  environment: Record<string, string>,
): Promise<{ code: number; output: string; errors: string }> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      [...WITH_ROOM, join(root, 'dist/server', `${command}.mjs`), ...parameters],
      {
        cwd: root,
        timeout: PATIENCE,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', SITE_NOW: ANCHOR, ...environment },
      },
      (error, output, errors) => resolve({ code: error ? Number(error.code ?? 1) : 0, output, errors }),
    ),
  )

/**
 * Ingests a content directory at the anchor day, however long it takes.
 *
 * @param parameters of Node
 * @throws when it fails
 */
export async function ingestBuilt(
  content: string,
  data: string,
  parameters: readonly string[] = WITH_ROOM,
): Promise<void> {
  await promisify(execFile)(process.execPath, [...parameters, join(root, 'dist/server/content-sync.mjs')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SITE_NOW: ANCHOR, CONTENT_DIR: content, DATA_DIR: data },
    maxBuffer: MAX_OUTPUT,
  })
}
