/** Serves built sites that differ in their settings, one beside the other: a second one begins in a fifth of the first one's time. */
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../../../dist')
const { openSite, readSettings, start } = await import(join(dist, 'server/built-exports.mjs'))
/** By their addresses. */
const sites = new Map()

/** @param {{ environment: Record<string, string>, log: string }} order log: the file that its lines go to */
async function begin({ environment, log }) {
  const descriptor = openSync(log, 'a')
  const { address, stop } = await start(readSettings(environment), dist, openSite, { descriptor })
  sites.set(address, async () => {
    sites.delete(address)
    await stop()
    closeSync(descriptor)
  })
  return address
}

/** An order with an environment begins a site, one with an address ends it. */
process.on('message', async ({ number, ...order }) => {
  try {
    process.send({ number, address: await (order.environment ? begin(order) : sites.get(order.address)()) })
  } catch (error) {
    process.send({ number, error: error.stack })
  }
})
process.on('disconnect', () => process.exit())
