import { openContent } from '../../../services/content/index.ts'
import { optionsFor, testDirectory } from '../../content/directory.ts'
import { describeContentStore } from './conformance.ts'
import type { WireEntry } from './harness.ts'
import { conformanceSite } from './site.ts'

describeContentStore('embedded (SQLite)', async (entries) => {
  const directory = testDirectory()
  for (const entry of entries) directory.entry(entry)
  const content = await openContent(optionsFor(directory, conformanceSite()))
  const file = ({ uid, _content_type_uid: type }: WireEntry, suffix = '') => `entries/${type}/${uid}${suffix}.json`
  return {
    published: content.published,
    preview: content.preview,
    async put(...changed) {
      for (const entry of changed) directory.entry(entry)
      await content.sync()
    },
    async putDraft(...drafts) {
      for (const entry of drafts) directory.write(file(entry, '.draft'), entry)
      await content.sync()
    },
    async remove(...gone) {
      for (const entry of gone) directory.remove(file(entry))
      await content.sync()
    },
    async close() {
      await content.close()
      directory.clear()
    },
  }
})
