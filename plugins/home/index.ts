import { definePlugin } from 'atrium'

/** The front door, in two versions: the one published last is shown. */
export default definePlugin({ name: 'home' })
