import { defineMessages } from 'atrium'

export default defineMessages('research', {
  newsAndStories: 'News & Stories',
  staff: 'Staff & Contact',
  stayConnected: 'Stay Connected',
  whoWeAre: 'Who We Are',
  jumpTo: 'Jump to',
  researchInstitute: 'Research Institute',
  library: 'Library',
})
