import { afterAll } from 'vitest'
import { closeWindows } from './browser.ts'

// Runs after each test file.
afterAll(closeWindows)
