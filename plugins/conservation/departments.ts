import { defineModule, f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import type { Printed } from 'atrium/model/page/printed.ts'

/** The departments of the institute as cards, each with an anchor that comes from its name. */
export const departmentList = defineModule({
  label: 'Departments',
  help: 'Departments as small cards; links can lead to each by its name.',
  fields: () => ({
    title: f.text({ help: 'The heading over the cards.' }),
    items: f.cards(['page_gci_department', 'department'], { help: 'In this order.' }),
  }),
  section: (value, options: Printed) =>
    listing.section(value, { ...options, size: 'small', show: ['image', 'excerpt'], anchors: true }),
})
