/**
 * `node demo/convert/convert.mjs <new content directory> <source>=<folder> …`: makes one content directory of what
 * museums publish, of one source or of several together.
 */
import { main, say } from '../../server/commands/line/say.mjs'
import { createCollector } from './lib/collector.mjs'
import { houseOf, pagesOfHouse } from './lib/house.mjs'
import { readOrder } from './lib/order.mjs'
import { createReader } from './lib/reader.mjs'
import { writeDirectory } from './lib/write.mjs'
import mosaics from './sources/mosaics.mjs'
import nga from './sources/nga.mjs'
import pictures from './sources/pictures.mjs'
import tate from './sources/tate.mjs'
import walters from './sources/walters.mjs'
import wcma from './sources/wcma.mjs'
import wellcome from './sources/wellcome.mjs'

const SOURCES = Object.fromEntries(
  [walters, wcma, tate, wellcome, nga, mosaics, pictures].map((source) => [source.name, source]),
)

await main(async () => {
  const { target, parts } = readOrder(process.argv.slice(2), SOURCES)
  const house = houseOf(parts.map(({ source }) => source.house))
  const collector = createCollector()
  for (const { source, folder } of parts) {
    const reader = createReader(folder)
    source.convert({ ...reader, ...collector.of(source.name, reader.time), brand: house.brand })
  }
  pagesOfHouse(house, collector)
  const counts = writeDirectory(target, house, collector.collected)
  say(counts.map(([type, count]) => `${count} ${type}`).join(', '))
  say(`Written: ${target}. Serve it with CONTENT_DIR=${target} npm start`)
})
