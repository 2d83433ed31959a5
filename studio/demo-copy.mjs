import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { atrium as root } from '../scripts/setup/command.mjs'
import { step } from '../server/commands/line/say.mjs'

/** Folder of the copy, which git ignores. */
export const DEMO_COPY = 'studio-content'

/** Copies the demo's content once, for whoever changes it to try it out. What was changed there stays. */
export async function copyDemo() {
  const copy = join(root, DEMO_COPY)
  if (existsSync(copy)) return
  await step(`Copying the content of the demo to ${DEMO_COPY}`, async () => {
    const unfinished = `${copy}.${process.pid}`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(join(root, 'demo/content'), unfinished, { recursive: true })
    renameSync(unfinished, copy)
  })
}
