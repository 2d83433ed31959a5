import { defineMessages } from 'atrium'

export default defineMessages('provenance', {
  provenanceIndex: 'Provenance Index',
  newSearch: 'New Search',
})
