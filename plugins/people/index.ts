import { definePlugin } from 'atrium'

/** The pages of people: who works where, and how they are reached. */
export default definePlugin({ name: 'people' })
