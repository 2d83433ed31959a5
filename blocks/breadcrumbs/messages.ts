import { defineMessages } from 'atrium'

export default defineMessages('breadcrumbs', {
  breadcrumb: 'Breadcrumb',
  asOf: 'As of {date}',
})
