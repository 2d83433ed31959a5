import { definePlugin } from 'atrium'
import { projectPagesNavigation, projectsNavigation } from './project/navigation.ts'

/** Projects and initiatives of the institution, by category. */
export default definePlugin({ name: 'projects', navigation: [projectsNavigation, projectPagesNavigation] })
