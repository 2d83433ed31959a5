import { definePlugin } from '#engine'
import { projectPagesNavigation, projectsNavigation } from './navigation.ts'

/** Projects and initiatives of the institution, by category. */
export default definePlugin({
  name: 'projects',
  navigation: [projectsNavigation, projectPagesNavigation],
})
