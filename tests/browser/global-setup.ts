import { findBrowser } from '../../scripts/setup/browser.mjs'
import { build } from '../../scripts/setup/build.mjs'
import { beginDemoStore } from './demo-store.ts'
import { shareDemos } from './shared-demos.ts'

/** Pages are tested as they are served: from the build, in a browser. */
export default async function setup(): Promise<() => Promise<void>> {
  await build()
  process.env.BROWSER_PATH = await findBrowser()
  const { made, discard } = beginDemoStore()
  // Whoever needs it says why it is not there.
  made.catch(() => undefined)
  const endDemos = await shareDemos()
  return async () => {
    await endDemos()
    await made.catch(() => undefined)
    discard()
  }
}
