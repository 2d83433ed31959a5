import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { linkCards } from 'atrium/blocks/text-news/module.ts'
import { connect } from 'atrium/blocks/titled-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_contact_connect',
  label: 'Contact and connect',
  plural: 'Contact pages',
  icon: 'contact-round',
  category: 'Pages',
  help: 'How every part of the institution is reached. Each group of contacts has an anchor, like #museum.',
  route: '/about/contact',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    contacts: staff({ anchors: true }, { help: 'Offices and people; links can lead to each group by its heading.' }),
    connect: connect({}, { label: 'Stay in touch' }),
    moreWaysToConnect: linkCards({}, { help: 'Further links, with a sentence each.' }),
  },
})
