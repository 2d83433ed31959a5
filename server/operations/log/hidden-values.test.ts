import { describe, expect, it } from 'vitest'
import { variables } from '../../../config/variables.ts'
import { hiddenValues, hide } from './hidden-values.ts'

describe('hidden values', () => {
  it('hold the address of a database, its password by itself, and each of two secrets', () => {
    const settings = { CONTENT_STORE_URL: 'postgres://atrium:p%40ssword-of-it@db.example/atrium' }
    const hidden = hiddenValues(settings, variables)
    const line = `${settings.CONTENT_STORE_URL} refused "p@ssword-of-it" (p%40ssword-of-it) of atrium at db.example`
    expect(hide(line, hidden)).toBe('… refused "…" (…) of atrium at db.example')
    const both = hiddenValues({ CONTENT_SECRET: ['the-secret-from-before', 'the-secret-from-now'] }, variables)
    expect(hide('not the-secret-from-now, nor the-secret-from-before', both)).toBe('not …, nor …')
    expect(hiddenValues({ CONTENT_STORE_URL: 'postgres://a:%zz@b/c' }, variables)).toContain('postgres://a:%zz@b/c')
  })
})
