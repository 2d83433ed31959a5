import { defineMessages } from 'atrium'

export default defineMessages('breadcrumbs', {
  breadcrumb: 'Breadcrumb',
})
