import { defineMessages } from '#engine'

export default defineMessages('breadcrumbs', {
  breadcrumb: 'Breadcrumb',
})
