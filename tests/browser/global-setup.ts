import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/setup/browser.mjs'
import { build } from '../../scripts/setup/build.mjs'
import { ANCHOR } from './anchor.ts'

/** Pages are tested as they are served: from the build, in a browser. The demo content is taken up once, for all. */
export default async function setup(): Promise<() => void> {
  await build()
  process.env.BROWSER_PATH = await findBrowser()
  const store = mkdtempSync(join(tmpdir(), 'atrium-store-'))
  await promisify(execFile)(process.execPath, ['dist/server/content-sync.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: 'demo/content', DATA_DIR: store, SITE_NOW: ANCHOR },
  })
  process.env.DEMO_STORE = store
  return () => rmSync(store, { recursive: true, force: true })
}
