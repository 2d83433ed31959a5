import { definePlugin } from '#engine'

/** The front door, in two versions: the one published last is shown. */
export default definePlugin({ name: 'home' })
