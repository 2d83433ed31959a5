import { defineModule, f, section } from '#engine'

/** What happened when. */
export const timeline = defineModule({
  label: 'Timeline',
  fields: () => ({
    title: f.text(),
    subheading: f.text({ help: 'Stands under the title.' }),
    group: f.list(
      f.group({
        date: f.required(f.text({ help: 'In words, like 1954.', example: '1954' })),
        text: f.required(f.html()),
      }),
      { label: 'Entries' },
    ),
    images: f.images(),
  }),
  section: ({ title, subheading: intro, group: items, images }) => section('timeline', { title, intro, items, images }),
})
