import { defineMessages } from 'atrium'
import { english } from './english.ts'

export default defineMessages('podcastPlayer', english)
