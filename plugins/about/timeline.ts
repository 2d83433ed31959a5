import { defineModule, f, section } from '#engine'

export const timelineFields = () => ({
  title: f.text(),
  subheading: f.text({ help: 'Shown under the title.' }),
  group: f.list(
    f.group({
      date: f.required(f.text({ help: 'In words, like 1954.', example: '1954' })),
      text: f.required(f.html()),
    }),
    { label: 'Entries' },
  ),
  images: f.images(),
})

/** What happened when. */
export const timeline = defineModule({
  label: 'Timeline',
  fields: timelineFields,
  section: ({ subheading: intro, group: items, ...value }) => section('timeline', { ...value, intro, items }),
})
