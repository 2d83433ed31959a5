import { defineMessages } from 'atrium'
import { english } from './english.ts'

export default defineMessages('sound', english)
