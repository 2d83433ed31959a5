import { listing } from '#blocks/card-listing/module.ts'
import { defineModule, f } from '#engine'
import type { Printed } from '#model/page/printed.ts'

/** The departments of the institute as cards, each with an anchor that comes from its name. */
export const departmentList = defineModule({
  label: 'Departments',
  fields: () => ({ title: f.text(), items: f.cards(['page_gci_department', 'department']) }),
  section: (value, options: Printed) =>
    listing.section(value, { ...options, size: 'small', show: ['image', 'excerpt'], anchors: true }),
})
