import { definePlugin } from '#engine'
import { collectionObject } from './collection-object.ts'
import { collection } from './service/index.ts'

/** Works of the museum's collection: a page names one by its address there, and the collection service says the rest. */
export default definePlugin({
  name: 'collection',
  contentTypes: [collectionObject],
  services: { collection },
})
