import { defineModule, f, section } from 'atrium'

/** Resources and topics as cards under a heading. */
export const resourceList = defineModule({
  label: 'Resources',
  help: 'Resources as cards, below a heading.',
  fields: () => ({
    title: f.text({ help: 'The heading over the cards.' }),
    items: f.cards(['education_primary_resource', 'education_topic'], {
      help: 'Education resources and topics, in this order.',
    }),
  }),
  section: (value, _: object) => section('cardListing', { ...value, size: 'medium' }),
})
