import { definePlugin } from '#engine'

/** Search of the whole site, and of what other applications of the institution have. */
export default definePlugin({ name: 'search' })
