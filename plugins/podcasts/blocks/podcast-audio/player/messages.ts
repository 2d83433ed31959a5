import { defineMessages } from '#engine'
import { english } from './english.ts'

export default defineMessages('podcastPlayer', english)
