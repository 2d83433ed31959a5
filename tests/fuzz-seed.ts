import fc from 'fast-check'

// Each run tries the same cases; another number tries others: FUZZ_SEED=7 npm test -- unit
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_123) })
