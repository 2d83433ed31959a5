import { definePlugin } from 'atrium'
import { blockExample, blockList, blockPage } from './block-pages/pages.ts'
import { entryFiles } from './parts/entry-files.ts'
import { entryFile, typeList, typePage } from './type-pages.ts'

/**
 * Pages of the site about itself, in development and preview: `/_blocks` shows every block, `/_types` every content type.
 * They know both from the registry, and their use from content and composing; nothing is listed by hand.
 */
export default definePlugin({
  name: 'gallery',
  endpoints: [blockList, blockPage, blockExample, typeList, typePage, entryFile],
  services: { entryFiles },
})
