import { definePlugin } from 'atrium'
import { settings } from './settings.ts'

/** Listings of resources at addresses of their own, in any section. */
export default definePlugin({ name: 'listings', settings })
