import { afterAll } from 'vitest'
import { closeWindows } from './launched.ts'

// Runs after each test file.
afterAll(closeWindows)
