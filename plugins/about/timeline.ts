import { defineModule, f, section } from 'atrium'

export const timelineFields = () => ({
  title: f.text({ help: 'The heading over the timeline.' }),
  subheading: f.text({ help: 'Shown under the title.' }),
  group: f.list(
    f.group({
      date: f.required(f.text({ help: 'In words, like 1954.', example: '1954' })),
      text: f.required(f.html({ help: 'What happened, in a sentence or two.' })),
    }),
    { label: 'Entries', itemName: 'date', help: 'From the first to the last.' },
  ),
  images: f.images({ help: 'Beside the entries, in this order.' }),
})

/** Shows what happened when. */
export const timeline = defineModule({
  label: 'Timeline',
  help: 'Dates with what happened then, one below the other.',
  fields: timelineFields,
  section: ({ subheading: intro, group: items, ...value }) => section('timeline', { ...value, intro, items }),
})
