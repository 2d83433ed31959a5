import { definePlugin } from '#engine'
import { location } from './location.ts'
import { openHours } from './open-hours.ts'

/** The places that visitors come to, and when they are open. */
export default definePlugin({ name: 'visit', contentTypes: [location, openHours] })
