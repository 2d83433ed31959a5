import type { Browser } from 'playwright'

/** The browser of this worker, once a test has asked for it. Other tests load nothing of it. */
export const worker: { browser?: Promise<Browser> | undefined } = {}

/** Closes what a test file left open. */
export async function closeWindows(): Promise<void> {
  const browser = await worker.browser
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
}
