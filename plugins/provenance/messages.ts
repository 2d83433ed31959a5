import { defineMessages } from '#engine'

export default defineMessages('provenance', {
  provenanceIndex: 'Provenance Index',
  newSearch: 'New Search',
})
