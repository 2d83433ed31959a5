import { definePlugin } from 'atrium'
import { collection } from './collection/index.ts'

/** Works of the museum's collection: an entry names one by its address there, and the collection service says the rest. */
export default definePlugin({ name: 'collection', services: { collection } })
