import { definePlugin } from '#engine'

/** Listings of resources at addresses of their own, in any section. */
export default definePlugin({ name: 'listings' })
