import { f, section } from 'atrium'
import { mediaLayout } from 'atrium/model/media/media-layout.ts'
import { definePage } from 'atrium/model/page.ts'
import { OLDER_LISTING } from '../addresses.ts'
import messages from '../messages.ts'
import { assets } from '../resource/media-fields.ts'
import { resourceList } from '../resource-list.ts'

export default definePage({
  type: 'education_topic',
  label: 'Education topic',
  plural: 'Education topics',
  icon: 'shapes',
  category: 'Research and learning',
  help: 'A topic of the older listing, with its resources.',
  route: `${OLDER_LISTING}/:slug`,
  hero: { variant: 'Landing' },
  fields: {
    url: f.required(f.text({ control: 'address', help: 'Its address below that of the older listing.' })),
    media: f.group({ asset: assets('Pictures and recordings.') }, { help: 'Pictures and recordings at the top.' }),
    keyMedia: mediaLayout({ help: 'Pictures or a film before the resources.' }),
  },
  modules: { resources: resourceList({}, {}) },
  card: ({ translate }) => ({ subtitle: translate(messages).teacherResource }),
  kind: messages.teachingResource,
  compose: ({ entry: { media, keyMedia }, parts }) => [
    parts.hero,
    media && section('resourceMedia', { items: media.asset }),
    keyMedia && section('keyMedia', keyMedia),
    parts.resources,
  ],
})
