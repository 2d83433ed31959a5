import { findBrowser } from '../../scripts/setup/browser.mjs'
import { build } from '../../scripts/setup/build.mjs'
import demoStore from './demo-store.ts'
import { shareDemos } from './shared-demos.ts'

/** Pages are tested as they are served: from the build, in a browser. */
export default async function setup(): Promise<() => Promise<void>> {
  await build()
  process.env.BROWSER_PATH = await findBrowser()
  const discardStore = await demoStore()
  const endDemos = await shareDemos()
  return async () => {
    await endDemos()
    discardStore()
  }
}
