// React reads this when it is imported: it comes first.
process.env.NODE_ENV ??= 'production'
const { run } = await import('./run.ts')
await run()

export {}
