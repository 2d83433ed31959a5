// React reads this when it is imported: it comes first.
process.env.NODE_ENV ??= 'production'
await (await import('./run.ts')).run()

export {}
